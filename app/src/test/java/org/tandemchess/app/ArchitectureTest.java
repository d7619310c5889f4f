package org.tandemchess.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collection;
import java.util.Map;
import org.tandemchess.search.api.EvaluatorFactory;

/** Keeps the arrows of ARCHITECTURE.md: this module's test class path holds all the others. */
@AnalyzeClasses(
    packages = "org.tandemchess",
    importOptions = {
      ImportOption.DoNotIncludeTests.class,
      ArchitectureTest.DoNotIncludeTestKit.class
    })
class ArchitectureTest {

  @ArchTest
  static final ArchRule modules_depend_downwards =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(true)
          .layer("rules")
          .definedBy("org.tandemchess.rules..")
          .layer("search")
          .definedBy("org.tandemchess.search..")
          .layer("engine")
          .definedBy("org.tandemchess.engine..")
          .layer("play")
          .definedBy("org.tandemchess.play..")
          .layer("protocol")
          .definedBy("org.tandemchess.protocol..")
          .layer("match")
          .definedBy("org.tandemchess.match..")
          .layer("train")
          .definedBy("org.tandemchess.train..")
          .layer("lab")
          .definedBy("org.tandemchess.lab..")
          .layer("app")
          .definedBy("org.tandemchess.app..")
          .whereLayer("rules")
          .mayNotAccessAnyLayer()
          .whereLayer("search")
          .mayOnlyAccessLayers("rules")
          .whereLayer("engine")
          .mayOnlyAccessLayers("search", "rules")
          .whereLayer("play")
          .mayOnlyAccessLayers("engine", "search", "rules")
          .whereLayer("protocol")
          .mayOnlyAccessLayers("play", "engine", "search", "rules")
          .whereLayer("match")
          .mayOnlyAccessLayers("protocol", "play", "engine", "search", "rules")
          .whereLayer("train")
          .mayOnlyAccessLayers("play", "engine", "search", "rules")
          .whereLayer("lab")
          .mayOnlyAccessLayers("match", "train", "protocol", "play", "engine", "search", "rules")
          .whereLayer("app")
          .mayNotBeAccessedByAnyLayer();

  @ArchTest
  static final ArchRule packages_have_no_cycles =
      slices().matching("org.tandemchess.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule rules_and_search_need_only_the_jdk =
      classes()
          .that()
          .resideInAnyPackage("org.tandemchess.rules..", "org.tandemchess.search..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "org.jspecify.annotations..",
              "org.tandemchess.rules..",
              "org.tandemchess.search..");

  @ArchTest
  static final ArchRule packages_are_named_for_what_they_do =
      noClasses()
          .should()
          .resideInAnyPackage("..util..", "..utils..", "..common..", "..helper..", "..impl..");

  @ArchTest
  static final ArchRule hot_classes_hold_neither_collections_nor_boxes =
      noFields()
          .that()
          .areDeclaredInClassesThat()
          .resideInAnyPackage(
              "org.tandemchess.rules.attack",
              "org.tandemchess.rules.board",
              "org.tandemchess.search.alphabeta",
              "org.tandemchess.search.eval",
              "org.tandemchess.search.mate")
          .and()
          .areDeclaredInClassesThat(describe("are asked per node", ArchitectureTest::isHot))
          .should()
          .haveRawType(
              assignableTo(Collection.class)
                  .or(assignableTo(Map.class))
                  .or(describe("a boxed primitive", ArchitectureTest::isBox)))
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule only_the_edges_touch_the_standard_streams =
      noClasses()
          .that()
          .resideInAnyPackage(
              "org.tandemchess.rules..",
              "org.tandemchess.search..",
              "org.tandemchess.engine..",
              "org.tandemchess.play..")
          .should(ACCESS_STANDARD_STREAMS);

  /** A factory of evaluators is asked once a search. */
  private static boolean isHot(JavaClass type) {
    return !type.isAssignableTo(EvaluatorFactory.class);
  }

  private static boolean isBox(JavaClass type) {
    return type.isAssignableTo(Number.class)
        || type.isEquivalentTo(Boolean.class)
        || type.isEquivalentTo(Character.class);
  }

  static final class DoNotIncludeTestKit implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/testkit/");
    }
  }
}
