package org.tandemchess.rules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditDistanceTest {
  @ParameterizedTest
  @CsvSource({
    "'','',0",
    "fics,fics,0",
    "'',wbn,3",
    "wbn,'',3",
    "fisc,fics,2",
    "kitten,sitting,3",
    "analyse,analyze,1",
    "flaw,lawn,2"
  })
  void countsTheLettersToChange(String one, String two, int slips) {
    assertEquals(slips, EditDistance.between(one, two));
    assertEquals(slips, EditDistance.between(two, one));
  }
}
