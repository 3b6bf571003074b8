package dev.quarry.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class InputDomainTest {
  private static final List<String> GENERAL =
      List.of(
          "java/lang/Object",
          "java/lang/Comparable",
          "java/io/Serializable",
          "java/lang/CharSequence",
          "java/lang/Number");

  @Test
  void everyStandInIsOfTheTypeItStandsFor() throws ClassNotFoundException {
    for (String type : GENERAL) {
      InputDomain.StandIns standIns = InputDomain.standIns(type);
      assertThat(standIns.always()).isNotEmpty();
      assertThat(standIns.all()).startsWith(standIns.always().toArray(String[]::new));
      for (String name : standIns.all()) {
        assertThat(type(type)).isAssignableFrom(type(name));
      }
    }
  }

  @Test
  void everyCollectionIsOfTheTypeItStandsFor() throws ReflectiveOperationException {
    for (Map.Entry<String, String> entry : InputDomain.collections().entrySet()) {
      assertThat(type(entry.getKey())).isAssignableFrom(type(entry.getValue()));
      assertThat(type(entry.getValue()).getDeclaredConstructor().newInstance()).isNotNull();
    }
  }

  @Test
  void othersStandInWhereTheyAreAskedFor() {
    InputDomain.StandIns numbers = InputDomain.standIns("java/lang/Number");

    assertThat(numbers.asked(List.of("java/lang/Byte", "java/lang/Boolean", "java/lang/Long")))
        .containsExactly(
            "java/lang/Integer", "java/lang/Double", "java/lang/Long", "java/lang/Byte");
  }

  @Test
  void nothingStandsInForAClassThatIsNoGeneralType() {
    assertThat(InputDomain.isGeneral("java/lang/Thread")).isFalse();
    assertThat(InputDomain.standIns("java/lang/Thread").all()).isEmpty();
    assertThat(InputDomain.collection("java/util/TreeMap")).isEmpty();
  }

  private static Class<?> type(String name) throws ClassNotFoundException {
    return Class.forName(name.replace('/', '.'));
  }
}
