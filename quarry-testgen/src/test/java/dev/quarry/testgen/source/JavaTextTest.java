package dev.quarry.testgen.source;

import static dev.quarry.testgen.source.Calls.array;
import static dev.quarry.testgen.source.Calls.collected;
import static dev.quarry.testgen.source.Calls.lambda;
import static dev.quarry.testgen.source.Calls.nothing;
import static dev.quarry.testgen.source.Calls.of;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import java.util.List;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;

class JavaTextTest {
  private static final MethodId NEW = new MethodId("com.acme.Outer$Foo", "<init>", "(I)V");

  @Test
  void aCallIsOneExpression() {
    Value foo = new Value.Call(NEW, CallKind.CONSTRUCTOR, List.of(of(2)), "Lcom/acme/Outer$Foo;");
    MethodId bar = new MethodId("com.acme.Outer$Foo", "bar", "(Ljava/lang/String;J)V");
    TestCall call =
        new TestCall(
            bar,
            CallKind.VIRTUAL,
            List.of("this", "name", "size"),
            List.of(foo, nothing(String.class), of(5L)));
    assertThat(JavaText.of(call)).isEqualTo("new Outer.Foo(2).bar(null, 5L)");
  }

  @Test
  void longArraysAndStringsAreCutShort() {
    assertThat(JavaText.of(array(int[].class, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
        .isEqualTo("new int[] {1, 2, 3, 4, 5, 6, 7, 8, \u2026 /* 10 */}");
    assertThat(JavaText.of(of("a".repeat(100))))
        .isEqualTo("\"" + "a".repeat(40) + "\u2026\" /* 100 characters */");
  }

  @Test
  void callsInARowAreCounted() {
    Value.Call add =
        new Value.Call(
            new MethodId("com.acme.Outer$Foo", "add", "(I)V"),
            CallKind.VIRTUAL,
            List.of(of(3)),
            "V");
    Value foo = new Value.Call(NEW, CallKind.CONSTRUCTOR, List.of(of(2)), "Lcom/acme/Outer$Foo;");
    assertThat(JavaText.of(new Value.Changed(foo, List.of(add, add, add))))
        .isEqualTo("Outer.Foo foo = new Outer.Foo(2); foo.add(3) /* 3 times */; foo");
  }

  @Test
  void arraysOfDefaultsAreTheirSize() {
    assertThat(JavaText.of(array(int[][].class, null, null))).isEqualTo("new int[2][]");
  }

  @Test
  void collectionsAndFunctionsShowWhatIsInThem() {
    assertThat(JavaText.of(collected(CollectionKind.MAP, Object.class, of("k"), of(1))))
        .isEqualTo("new LinkedHashMap<>(Map.of(\"k\", 1))");
    assertThat(
            JavaText.of(collected(CollectionKind.MAP, Object.class, nothing(Object.class), of(1))))
        .isEqualTo("new LinkedHashMap<>(Collections.singletonMap(null, 1))");
    assertThat(
            JavaText.of(
                collected(
                    CollectionKind.MAP,
                    Object.class,
                    nothing(Object.class),
                    of(1),
                    of("a"),
                    of(2))))
        .isEqualTo("new LinkedHashMap<>() { null -> 1; \"a\" -> 2 }");
    assertThat(JavaText.of(lambda(IntSupplier.class, of(1), of(2))))
        .isEqualTo("IntSupplier -> {1, 2}");
  }

  @Test
  void whatAMethodReturnsMayBeNull() {
    MethodId find = new MethodId("com.acme.Shop", "find", "()Ljava/lang/String;");
    Value found = new Value.Call(find, CallKind.STATIC, List.of(), "Ljava/lang/String;");
    assertThat(JavaText.of(collected(CollectionKind.LIST, Object.class, found, of("a"))))
        .isEqualTo("new ArrayList<>(Arrays.asList(Shop.find(), \"a\"))");
  }

  @Test
  void anObjectThatIsChangedIsAVariable() {
    String type = "Lcom/acme/Outer$Foo;";
    Value foo = new Value.Call(NEW, CallKind.CONSTRUCTOR, List.of(of(2)), type);
    MethodId add = new MethodId("com.acme.Outer$Foo", "add", "(C)V");
    Value.Call step = new Value.Call(add, CallKind.VIRTUAL, List.of(of('x')), "V");
    Value changed = new Value.Changed(foo, List.of(step, step));
    MethodId merge = new MethodId("com.acme.Outer$Foo", "merge", "(Lcom/acme/Outer$Foo;)V");
    TestCall call =
        new TestCall(merge, CallKind.VIRTUAL, List.of("this", "other"), List.of(changed, changed));
    assertThat(JavaText.of(call))
        .isEqualTo(
            "Outer.Foo foo = new Outer.Foo(2); foo.add('x'); foo.add('x');"
                + " Outer.Foo foo2 = new Outer.Foo(2); foo2.add('x'); foo2.add('x');"
                + " foo.merge(foo2)");
    assertThat(JavaText.of(changed))
        .isEqualTo("Outer.Foo foo = new Outer.Foo(2); foo.add('x'); foo.add('x'); foo");
  }

  @Test
  void anArgumentGivenTwiceIsAVariable() {
    MethodId copy = new MethodId("com.acme.Copies", "copy", "([I[I)V");
    TestCall call =
        new TestCall(
            copy,
            CallKind.STATIC,
            List.of("from", "to"),
            List.of(array(int[].class, 7), new Value.Same(0, "[I")));
    assertThat(JavaText.of(call)).isEqualTo("int[] from = new int[] {7}; Copies.copy(from, from)");
  }

  @Test
  void anObjectThatIsItsOwnArgumentIsAVariable() {
    Value foo = new Value.Call(NEW, CallKind.CONSTRUCTOR, List.of(of(2)), "Lcom/acme/Outer$Foo;");
    MethodId equals = new MethodId("com.acme.Outer$Foo", "equals", "(Ljava/lang/Object;)Z");
    TestCall call =
        new TestCall(
            equals,
            CallKind.VIRTUAL,
            List.of("this", "other"),
            List.of(foo, new Value.Same(0, "Ljava/lang/Object;")));
    assertThat(JavaText.of(call)).isEqualTo("Outer.Foo foo = new Outer.Foo(2); foo.equals(foo)");
  }

  @Test
  void aFunctionThatIsCalledOnIsInParentheses() {
    MethodId get = new MethodId("java.util.function.IntSupplier", "getAsInt", "()I");
    TestCall call =
        new TestCall(
            get, CallKind.INTERFACE, List.of("this"), List.of(lambda(IntSupplier.class, of(1))));
    assertThat(JavaText.of(call)).isEqualTo("(IntSupplier -> 1).getAsInt()");
  }
}
