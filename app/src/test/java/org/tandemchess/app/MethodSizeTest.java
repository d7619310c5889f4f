package org.tandemchess.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Keeps the bytecode of hot methods within what HotSpot compiles and inlines by its flags
 * HugeMethodLimit, FreqInlineSize and MaxInlineSize.
 */
class MethodSizeTest {
  private static final int COMPILED = 8_000;
  private static final int INLINED_WHERE_HOT = 325;
  private static final int INLINED_ANYWHERE = 35;

  private static final String RULES = "org.tandemchess.rules.";

  private static final String[] HOT_PACKAGES = {
    RULES + "attack",
    RULES + "board",
    "org.tandemchess.search.alphabeta",
    "org.tandemchess.search.eval",
    "org.tandemchess.search.mate"
  };

  private static final Set<String> LEAF_CLASSES =
      Set.of(
          "attack.Attacks",
          "attack.Lines",
          "board.Board",
          "board.Moves",
          "board.Reserves",
          "board.TwoBoards",
          "board.Zobrist");

  /** Methods of those that no search calls, and those that fill tables. */
  private static final Set<String> COLD =
      Set.of("<init>", "<clinit>", "checkInvariants", "refresh", "toString");

  private static final List<String> ACCESSORS =
      List.of(
          "attack.Attacks.knight",
          "attack.Attacks.king",
          "attack.Attacks.pawn",
          "attack.Lines.between",
          "board.Board.capturedBefore",
          "board.Board.colorPieces",
          "board.Board.epSquare",
          "board.Board.key",
          "board.Board.keyBefore",
          "board.Board.kingSquare",
          "board.Board.lastMove",
          "board.Board.moveBefore",
          "board.Board.occupied",
          "board.Board.pieceOn",
          "board.Board.pieces",
          "board.Board.ply",
          "board.Board.promoted",
          "board.Board.reserveCount",
          "board.Board.reserveOf",
          "board.Board.reserves",
          "board.Board.reservesBefore",
          "board.Board.roleOn",
          "board.Board.sideToMove",
          "board.Moves.from",
          "board.Moves.isCapture",
          "board.Moves.isDrop",
          "board.Moves.isPromotion",
          "board.Moves.isTactical",
          "board.Moves.kind",
          "board.Moves.promotion",
          "board.Moves.role",
          "board.Moves.to",
          "board.Reserves.count",
          "board.Reserves.of",
          "board.TwoBoards.board");

  /** The bytes of the code of a method. */
  private record Method(String owner, String name, int size) {
    String fullName() {
      return owner + "." + name;
    }
  }

  private static final List<Method> METHODS = methods();

  private static List<Method> methods() {
    List<Method> methods = new ArrayList<>();
    for (JavaClass type :
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(HOT_PACKAGES)) {
      for (MethodModel method : parse(type).methods()) {
        method
            .findAttribute(Attributes.code())
            .map(CodeAttribute::codeLength)
            .ifPresent(
                size ->
                    methods.add(
                        new Method(type.getName(), method.methodName().stringValue(), size)));
      }
    }
    return methods;
  }

  private static ClassModel parse(JavaClass type) {
    try (InputStream in = type.getSource().orElseThrow().getUri().toURL().openStream()) {
      return ClassFile.of().parse(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Method> matching(Predicate<Method> wanted) {
    return METHODS.stream().filter(wanted);
  }

  @Test
  void hotMethodsAreSmallEnoughToBeCompiled() {
    assertThat(METHODS).hasSizeGreaterThan(500).allMatch(method -> method.size() < COMPILED);
  }

  @Test
  void leavesAreSmallEnoughToBeInlinedWhereHot() {
    List<Method> leaves =
        matching(
                method ->
                    method.owner().startsWith(RULES)
                        && LEAF_CLASSES.contains(method.owner().substring(RULES.length()))
                        && !COLD.contains(method.name()))
            .toList();
    assertThat(leaves.stream().map(Method::owner).distinct()).hasSameSizeAs(LEAF_CLASSES);
    assertThat(leaves).hasSizeGreaterThan(100).allMatch(leaf -> leaf.size() < INLINED_WHERE_HOT);
  }

  @Test
  void accessorsAreSmallEnoughToBeInlinedAnywhere() {
    for (String accessor : ACCESSORS) {
      assertThat(matching(method -> method.fullName().equals(RULES + accessor)))
          .as(accessor)
          .isNotEmpty()
          .allMatch(method -> method.size() < INLINED_ANYWHERE);
    }
  }
}
