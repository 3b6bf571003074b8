package dev.quarry.testgen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SignatureParserTest {
  private static final TypeUse STRING = TypeUse.of("Ljava/lang/String;");

  @Test
  void typeParametersStandForTheirFirstBound() {
    var parser =
        new SignatureParser(
            "<A:Ljava/lang/Object;B::Ljava/lang/Runnable;:Ljava/io/Closeable;C:TA;>"
                + "Ljava/lang/Object;",
            Map.of());
    assertThat(parser.formals())
        .containsEntry("A", TypeUse.OBJECT)
        .containsEntry("B", TypeUse.of("Ljava/lang/Runnable;"))
        .containsEntry("C", TypeUse.OBJECT);
  }

  @Test
  void aComparableVariableIsAString() {
    var parser = new SignatureParser("<T::Ljava/lang/Comparable<-TT;>;>(TT;[TT;)V", Map.of());
    parser.formals();
    assertThat(parser.parameters()).containsExactly(STRING, STRING.arrayOf());
  }

  @Test
  void variablesAreReplacedWildcardsAreTheirBound() {
    var parser =
        new SignatureParser(
            "(Ljava/util/Map<TK;+Ljava/util/List<*>;>;I[[TK;)V", Map.of("K", STRING));
    parser.formals();
    TypeUse list = new TypeUse("Ljava/util/List;", List.of(TypeUse.OBJECT));
    assertThat(parser.parameters())
        .containsExactly(
            new TypeUse("Ljava/util/Map;", List.of(STRING, list)),
            TypeUse.of("I"),
            STRING.arrayOf().arrayOf());
  }

  @Test
  void innerClassesOfGenericClassesHaveTheirBinaryName() {
    TypeUse type =
        new SignatureParser("Lcom/acme/Outer<TT;>.Inner<Ljava/lang/String;>;", Map.of()).type();
    assertThat(type).isEqualTo(new TypeUse("Lcom/acme/Outer$Inner;", List.of(STRING)));
    assertThat(type.signature()).isEqualTo("Lcom/acme/Outer$Inner<Ljava/lang/String;>;");
  }
}
