package dev.quarry.testgen.source;

import static dev.quarry.testgen.source.Calls.array;
import static dev.quarry.testgen.source.Calls.box;
import static dev.quarry.testgen.source.Calls.collected;
import static dev.quarry.testgen.source.Calls.completed;
import static dev.quarry.testgen.source.Calls.constant;
import static dev.quarry.testgen.source.Calls.lambda;
import static dev.quarry.testgen.source.Calls.nothing;
import static dev.quarry.testgen.source.Calls.of;
import static dev.quarry.testgen.source.Calls.returned;
import static dev.quarry.testgen.source.Calls.thrown;

import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.source.Expectation.Result.Kind;
import dev.quarry.testgen.source.Expectation.State;
import dev.quarry.testgen.source.Expectation.Subject;
import dev.quarry.testgen.source.fixture.Arithmetic;
import dev.quarry.testgen.source.fixture.Asking;
import dev.quarry.testgen.source.fixture.Box;
import dev.quarry.testgen.source.fixture.Channel;
import dev.quarry.testgen.source.fixture.Counter;
import dev.quarry.testgen.source.fixture.Functions;
import dev.quarry.testgen.source.fixture.Generics;
import dev.quarry.testgen.source.fixture.Matrix;
import dev.quarry.testgen.source.fixture.Outer;
import dev.quarry.testgen.source.fixture.Overloads;
import dev.quarry.testgen.source.fixture.Point;
import dev.quarry.testgen.source.fixture.Shape;
import dev.quarry.testgen.source.fixture.Square;
import dev.quarry.testgen.source.fixture.StringBox;
import dev.quarry.testgen.source.fixture.Sum;
import dev.quarry.testgen.source.fixture.Texts;
import dev.quarry.testgen.source.fixture.Vault;
import dev.quarry.testgen.source.fixture.names.Integer;
import dev.quarry.testgen.source.fixture.names.Test;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The calls of which the golden files are the tests, by class under test. */
final class GoldenCases {
  private final Calls calls;

  GoldenCases(ClassHierarchy hierarchy) {
    this.calls = new Calls(hierarchy);
  }

  Map<Class<?>, List<TestCase>> all() {
    Map<Class<?>, List<TestCase>> all = new LinkedHashMap<>();
    all.put(Arithmetic.class, arithmetic());
    all.put(Texts.class, texts());
    all.put(Overloads.class, overloads());
    all.put(Matrix.class, matrix());
    all.put(Box.class, boxes());
    all.put(Generics.class, generics());
    all.put(Outer.class, outer());
    all.put(Outer.Inner.class, inner());
    all.put(Point.class, points());
    all.put(Functions.class, functions());
    all.put(Channel.class, channels());
    all.put(Shape.class, shapes());
    all.put(dev.quarry.testgen.source.fixture.names.List.class, list());
    all.put(Integer.class, integer());
    all.put(Test.class, test());
    all.put(Vault.class, vault());
    all.put(Counter.class, counters());
    all.put(Asking.class, asking());
    all.put(Sum.class, sums());
    return all;
  }

  /** Numbers of the JDK, as people write them. */
  private List<TestCase> sums() {
    String digits = "digits(java.math.BigDecimal,java.math.BigDecimal)";
    return List.of(
        returned(call(Sum.class, digits, decimal(0, 0), decimal(150, 2)), of(3)),
        returned(call(Sum.class, digits, decimal(7, 0), decimal(0, 2)), of(3)),
        returned(call(Sum.class, digits, decimal(1L << 40, 0), decimal(-25, -3)), of(13)),
        returned(call(Sum.class, "bits(java.math.BigInteger)", whole(10)), of(4)),
        returned(call(Sum.class, "bits(java.math.BigInteger)", whole(-11)), of(4)));
  }

  private static Value decimal(long unscaled, int scale) {
    String type = "Ljava/math/BigDecimal;";
    return new Value.Call(
        new MethodId("java.math.BigDecimal", "valueOf", "(JI)" + type),
        CallKind.STATIC,
        List.of(of(unscaled), of(scale)),
        type);
  }

  private static Value whole(long number) {
    String type = "Ljava/math/BigInteger;";
    return new Value.Call(
        new MethodId("java.math.BigInteger", "valueOf", "(J)" + type),
        CallKind.STATIC,
        List.of(of(number)),
        type);
  }

  /** Programs that ask for inputs, and look at the environment. */
  private List<TestCase> asking() {
    TestCall all = call(Asking.class, "all(java.lang.String)", of("x"));
    TestCall isNull = call(Asking.class, "isNull()");
    return List.of(
        returned(
            answered(all, of(true), of(98), of(1L << 40), of("c"), nothing(String.class)),
            of("xtrueb1099511627776cnull")),
        returned(answered(isNull, nothing(String.class)), of(true))
            .with(new TreeMap<>(Map.of("asking", Optional.of("1")))));
  }

  private static TestCall answered(TestCall call, Value... answers) {
    return new TestCall(
        call.method(),
        call.kind(),
        call.parameters(),
        call.arguments(),
        List.of(),
        List.of(answers));
  }

  /** States that getters tell. */
  private List<TestCase> counters() {
    Class<?> c = Counter.class;
    Value five = calls.made(c, "new(int)", of(5));
    Subject result = Subject.RESULT;
    Subject receiver = Subject.RECEIVER;
    Value up = constant(Counter.Direction.class, "UP");
    Value optional =
        new Value.Call(
            new MethodId("java.util.Optional", "of", "(Ljava/lang/Object;)Ljava/util/Optional;"),
            CallKind.STATIC,
            List.of(of("n5")),
            "Ljava/util/Optional;");
    return List.of(
        left(call(c, "new(int)", of(0)), Kind.ANY, state(c, result, "isEmpty()", of(true))),
        left(
            call(c, "new(int)", of(4)),
            Kind.ANY,
            state(c, result, "getCount()", of(4)),
            state(c, result, "getShare()", of(0.25))),
        left(call(c, "add(int)", five, of(1)), Kind.ANY, state(c, receiver, "getCount()", of(6))),
        left(call(c, "add(int)", five, of(2)), Kind.ANY, state(c, receiver, "getDirection()", up)),
        left(call(c, "reset()", five), Kind.RECEIVER, state(c, receiver, "isEmpty()", of(true))),
        left(call(c, "reset()", five), Kind.RECEIVER),
        left(call(c, "copy()", five), Kind.PRESENT, state(c, result, "getCount()", of(5))),
        left(call(c, "copy()", five), Kind.PRESENT),
        left(call(c, "secret()", five), Kind.PRESENT),
        left(call(c, "secret()", five), Kind.ANY),
        returned(call(c, "label()", five), optional));
  }

  /** An exception of which it is known what it says. */
  private static TestCase said(TestCall call, Class<?> exception, String message) {
    return Calls.told(call, new Expectation.Throws(exception.getName(), Optional.of(message)));
  }

  private static TestCase left(TestCall call, Kind kind, State... states) {
    return new TestCase(
        call, new Expectation.Leaves(new Expectation.Result(kind, null), List.of(states)));
  }

  private State state(Class<?> owner, Subject subject, String getter, Value value) {
    Value.Call made = calls.made(owner, getter);
    return new State(
        subject, Optional.of(new Expectation.Getter(made.callee(), made.kind())), value);
  }

  private TestCall call(Class<?> owner, String method, Value... arguments) {
    return calls.call(owner, method, arguments);
  }

  /** By reflection. */
  private List<TestCase> vault() {
    Class<?> c = Vault.class;
    Value none = nothing(String.class);
    Value marked = calls.hidden(c, "new(int[])", array(int[].class, 4, 6), "depth", of(2));
    return List.of(
        thrown(
            call(c, "share(int)", calls.hidden(c, "new(long)", of(5L)), of(0)),
            ArithmeticException.class),
        thrown(
            call(
                c,
                "share(int)",
                calls.hidden(c, "new(long)", of(5L), "used", of((byte) 7), "owner", none),
                of(7)),
            ArithmeticException.class),
        returned(
            call(
                c,
                "length()",
                calls.hidden(c, "new(java.lang.String,char)", none, of('x'), "content", of("ab"))),
            of(2)),
        returned(call(c, "mark()", marked), of(3)),
        thrown(
            call(
                c,
                "mark()",
                calls.hidden(
                    c,
                    "new(long)",
                    of(-1L),
                    "rate",
                    lambda(IntSupplier.class, of(3)),
                    "marks",
                    array(int[].class))),
            ArrayIndexOutOfBoundsException.class));
  }

  private List<TestCase> arithmetic() {
    Class<?> c = Arithmetic.class;
    String wide = "sumOfManyNumbersWithAVeryLongNameIndeedSoThatLinesGetWide(int,int,int,long,int)";
    return List.of(
        thrown(call(c, "div(int,int)", of(0), of(0)), ArithmeticException.class),
        thrown(call(c, "div(int,int)", of(7), of(0)), ArithmeticException.class),
        returned(call(c, "div(int,int)", of(java.lang.Integer.MIN_VALUE), of(-1)), of(-1 << 31)),
        thrown(call(c, "twice(long)", of(Long.MAX_VALUE)), ArithmeticException.class),
        returned(call(c, "twice(long)", of(-5L)), of(-10L)),
        thrown(call(c, "zeros(int)", of(-1)), NegativeArraySizeException.class),
        returned(call(c, "zeros(int)", of(3)), array(int[].class, 0, 0, 0)),
        returned(call(c, "narrow(byte,short)", of((byte) 5), of((short) -1)), of((byte) 4)),
        returned(call(c, "half(double)", of(Double.NaN)), of(Double.NaN)),
        returned(call(c, "half(double)", of(3.0)), of(1.5)),
        returned(call(c, "negate(float)", of(Float.POSITIVE_INFINITY)), of(-1 / 0f)),
        returned(call(c, "next(char)", of('\n')), of('\u000b')),
        returned(call(c, "next(char)", of('\ud800')), of('\ud801')),
        returned(call(c, "isNegativeZero(double)", of(-0.0)), of(true)),
        returned(call(c, "isNegativeZero(double)", of(Double.MIN_VALUE)), of(false)),
        thrown(call(c, "packagePrivate(int)", of(0)), ArithmeticException.class),
        returned(
            call(c, "halves(double[])", array(double[].class, 1.0, Double.MAX_VALUE, -0.0)),
            array(double[].class, 0.5, Double.MAX_VALUE / 2, -0.0)),
        thrown(
            call(c, wide, of(1111111), of(2222222), of(3333333), of(4444444444L), of(0)),
            ArithmeticException.class));
  }

  private List<TestCase> texts() {
    Class<?> c = Texts.class;
    int[] sparse = new int[100];
    sparse[7] = -1;
    int[] filled = new int[20];
    Arrays.fill(filled, 9);
    filled[0] = 1;
    Object[] mixed = new Object[60];
    Arrays.setAll(mixed, i -> i * 37 % 101);
    return List.of(
        thrown(call(c, "first(java.lang.String)", of("")), StringIndexOutOfBoundsException.class),
        thrown(
            call(c, "first(java.lang.String)", nothing(String.class)), NullPointerException.class),
        thrown(call(c, "parse(java.lang.String)", of("x1")), NumberFormatException.class),
        returned(call(c, "length(java.lang.String)", of("a".repeat(300))), of(300)),
        returned(call(c, "length(java.lang.String)", of("<" + "\u00e4".repeat(90) + ">")), of(92)),
        returned(call(c, "length(java.lang.String)", of(alphabet(180))), of(180)),
        returned(call(c, "length(java.lang.String)", of("\ud83d\134\u00e4")), of(3)),
        returned(
            call(c, "reverse(java.lang.String)", of("\"\\\n\r\t\0\u2028\ud83d\ude00'")),
            of("'\ud83d\ude00\u2028\0\t\r\n\\\"")),
        returned(
            call(
                c,
                "join(java.lang.String,java.lang.String[])",
                of("-"),
                array(String[].class, "a", null)),
            of("a-null")),
        thrown(
            call(c, "join(java.lang.String,java.lang.String[])", of("-"), nothing(String[].class)),
            NullPointerException.class),
        returned(call(c, "contains(java.lang.CharSequence,char)", of("it's"), of('\'')), of(true)),
        thrown(call(c, "third(int[])", array(int[].class)), ArrayIndexOutOfBoundsException.class),
        thrown(
            call(c, "third(int[])", array(int[].class, 1, 2)),
            ArrayIndexOutOfBoundsException.class),
        returned(call(c, "at(int[],int)", ints(sparse), of(7)), of(-1)),
        returned(call(c, "at(int[],int)", ints(filled), of(19)), of(9)),
        returned(call(c, "at(int[],int)", array(int[].class, mixed), of(1)), of(37)),
        thrown(
            call(c, "at(int[],int)", ints(new int[50]), of(50)),
            ArrayIndexOutOfBoundsException.class),
        left(
            call(
                c,
                "store(java.lang.Object[],java.lang.Object)",
                array(Object[].class, of("a")),
                of("b")),
            Kind.ANY,
            new State(new Subject(0), Optional.empty(), array(Object[].class, of("b")))),
        completed(
            call(
                c,
                "store(java.lang.Object[],java.lang.Object)",
                array(Object[].class, array(String[].class, "a")),
                box(5))),
        thrown(
            call(
                c,
                "store(java.lang.Object[],java.lang.Object)",
                array(java.lang.Integer[].class, (Object) null),
                of("a")),
            ArrayStoreException.class),
        thrown(
            call(
                c,
                "cell(int[][],int,int)",
                array(int[][].class, array(int[].class, 1, 2), array(int[].class)),
                of(1),
                of(0)),
            ArrayIndexOutOfBoundsException.class),
        thrown(
            call(c, "cell(int[][],int,int)", array(int[][].class, null, null), of(1), of(0)),
            NullPointerException.class));
  }

  private List<TestCase> overloads() {
    return List.of(
        overload("int", of(1)),
        overload("long", of(1L)),
        overload("byte", of((byte) -1)),
        overload("char", of('c')),
        overload("double", of(1.0)),
        overload("java.lang.Integer", box(-1)),
        overload("java.lang.Number", box(-1)),
        overload("java.lang.Number", nothing(Number.class)),
        overload("java.lang.Object", box(2L)),
        overload("java.lang.Object", of("text")),
        overload("java.lang.Object", nothing(Object.class)),
        overload("java.lang.Object", constant(Outer.Colour.class, "RED")),
        overload("java.lang.String", of("text")),
        overload("java.lang.String", nothing(String.class)),
        overload("int[]", nothing(int[].class)),
        overload("int[]", array(int[].class, 1)),
        overload("java.lang.Object[]", array(Object[].class, "a", 1)),
        overload("java.lang.Object[]", nothing(Object[].class)),
        overload("java.util.Collection", collected(CollectionKind.LIST, Collection.class, of("a"))),
        overload("java.util.List", collected(CollectionKind.LIST, List.class)),
        overload("java.util.function.IntSupplier", lambda(IntSupplier.class, of(1))),
        overload("java.util.function.Supplier", lambda(Supplier.class, of("a"))),
        returned(
            call(
                Overloads.class,
                "pair(java.lang.Object,java.lang.String)",
                of("a"),
                nothing(String.class)),
            of("Object, String")),
        returned(
            call(Overloads.class, "pair(java.lang.String,java.lang.Object)", of("a"), box(1)),
            of("String, Object")));
  }

  private TestCase overload(String type, Value argument) {
    String simple = type.substring(type.lastIndexOf('.') + 1);
    String said = simple.equals("Object[]") ? "Object..." : simple;
    return returned(call(Overloads.class, "of(" + type + ")", argument), of(said));
  }

  private List<TestCase> matrix() {
    Class<?> c = Matrix.class;
    Value small = calls.made(c, "new(int,int)", of(2), of(2));
    Value untitled =
        new Value.Changed(
            small,
            List.of(
                step(c, "setTitle(java.lang.String)", nothing(String.class)),
                step(c, "set(int,int,double)", of(1), of(1), of(0.5))));
    return List.of(
        thrown(call(c, "new(int,int)", of(-1), of(0)), NegativeArraySizeException.class),
        thrown(call(c, "get(int,int)", small, of(2), of(0)), ArrayIndexOutOfBoundsException.class),
        thrown(call(c, "titleLength()", untitled), NullPointerException.class),
        returned(call(c, "get(int,int)", untitled, of(1), of(1)), of(0.5)),
        thrown(
            call(c, "plus(" + c.getName() + ")", small, calls.made(c, "unit(int)", of(1))),
            ArrayIndexOutOfBoundsException.class),
        thrown(call(c, "plus(" + c.getName() + ")", small, nothing(c)), NullPointerException.class),
        thrown(
            call(c, "isSame(" + c.getName() + ")", small, new Value.Same(0, small.type())),
            IllegalStateException.class),
        completed(call(c, "setTitle(java.lang.String)", small, of("unit"))));
  }

  /** A step has no receiver among its arguments. */
  private Value.Call step(Class<?> owner, String method, Value... arguments) {
    return calls.made(owner, method, arguments);
  }

  private List<TestCase> boxes() {
    Class<?> c = Box.class;
    Value empty = calls.made(c, "new(java.lang.Object)", nothing(Object.class));
    Value full = calls.made(c, "new(java.lang.Object)", box(5));
    Value text = calls.made(StringBox.class, "new(java.lang.String)", of("a"));
    String or = "or(java.util.List,int)";
    return List.of(
        thrown(call(c, "holds(java.lang.Object)", empty, box(1)), NullPointerException.class),
        returned(call(c, "holds(java.lang.Object)", full, of("5")), of(false)),
        returned(call(c, "get()", full), box(5)),
        thrown(
            call(c, or, empty, collected(CollectionKind.LIST, List.class, of("a"), box(1)), of(2)),
            IndexOutOfBoundsException.class),
        returned(call(c, "holds(java.lang.Object)", text, box(5)), of(false)),
        thrown(
            call(c, "length(" + c.getName() + ")", calls.made(c, "of(java.lang.Object)", box(1))),
            ClassCastException.class),
        returned(call(c, "length(" + c.getName() + ")", text), of(1)));
  }

  private List<TestCase> generics() {
    Class<?> c = Generics.class;
    Value list = collected(CollectionKind.LIST, List.class, of("b"), of("a"));
    Value numbers = collected(CollectionKind.LIST, List.class, box(1), box(2));
    Value point = calls.made(Point.class, "new(int,int)", of(1), of(2));
    return List.of(
        thrown(
            call(c, "max(java.lang.Comparable,java.lang.Comparable)", of("a"), box(1)),
            ClassCastException.class),
        returned(call(c, "max(java.lang.Comparable,java.lang.Comparable)", box(2), box(1)), box(2)),
        thrown(
            call(
                c,
                "max(java.lang.Comparable,java.lang.Comparable)",
                nothing(Comparable.class),
                box(1)),
            NullPointerException.class),
        thrown(
            call(c, "greatest(java.util.List)", collected(CollectionKind.LIST, List.class)),
            IndexOutOfBoundsException.class),
        returned(call(c, "greatest(java.util.List)", list), of("b")),
        thrown(
            call(
                c,
                "greatest(java.util.List)",
                collected(CollectionKind.LIST, List.class, of("a"), box(1))),
            ClassCastException.class),
        thrown(
            call(c, "pick(java.lang.Object[],int)", array(String[].class, "a"), of(-1)),
            ArrayIndexOutOfBoundsException.class),
        returned(call(c, "has(java.util.Collection,java.lang.Object)", list, box(1)), of(false)),
        thrown(
            call(
                c,
                "total(java.util.Collection)",
                collected(CollectionKind.SET, Collection.class, box(1), nothing(Number.class))),
            NullPointerException.class),
        returned(call(c, "total(java.util.Collection)", numbers), of(3)),
        returned(call(c, "lengths(java.util.List)", list), of(2)),
        thrown(
            call(
                c,
                "lengths(java.util.List)",
                collected(CollectionKind.LIST, List.class, nothing(String.class))),
            NullPointerException.class),
        returned(
            call(
                c,
                "sizes(java.util.Map)",
                collected(
                    CollectionKind.MAP,
                    Map.class,
                    of("a"),
                    numbers,
                    of("b"),
                    collected(CollectionKind.LIST, List.class))),
            of(2)),
        thrown(
            call(c, "firstKey(java.util.Map)", collected(CollectionKind.MAP, Map.class)),
            NoSuchElementException.class),
        returned(
            call(
                c,
                "firstKey(java.util.Map)",
                collected(CollectionKind.MAP, Map.class, of("k"), box(3))),
            of("k")),
        returned(
            call(
                c,
                "sumOf(java.util.Set)",
                collected(CollectionKind.SET, Set.class, box(1L), box(Long.MIN_VALUE))),
            of(Long.MIN_VALUE + 1)),
        returned(
            call(
                c,
                "reversed(java.util.Deque)",
                collected(CollectionKind.QUEUE, Deque.class, of("a"), of("b"))),
            collected(CollectionKind.QUEUE, Deque.class, of("b"), of("a"))),
        returned(call(c, "nameOf(java.lang.Class)", new Value.ClassLiteral("[[I")), of("int[][]")),
        thrown(
            call(
                c,
                "parse(java.lang.Class,java.lang.String)",
                new Value.ClassLiteral("Ldev/quarry/testgen/source/fixture/Outer$Colour;"),
                of("BLUE")),
            IllegalArgumentException.class),
        thrown(
            call(
                c,
                "compare(java.util.Comparator,java.lang.String,java.lang.String)",
                constant(String.class, "CASE_INSENSITIVE_ORDER"),
                of("a"),
                nothing(String.class)),
            NullPointerException.class),
        returned(
            call(
                c,
                "compare(java.util.Comparator,java.lang.String,java.lang.String)",
                lambda(Comparator.class, of(-1)),
                of("a"),
                of("b")),
            of(-1)),
        returned(
            call(
                c,
                "unchecked(java.util.List)",
                collected(CollectionKind.LIST, List.class, point, nothing(Object.class))),
            of(2)),
        returned(
            call(c, "doubled(java.util.List)", collected(CollectionKind.LIST, List.class, of("x"))),
            collected(CollectionKind.LIST, List.class, of("x"), of("x"))),
        thrown(
            call(
                c,
                "rank(java.util.List,java.lang.Number)",
                collected(CollectionKind.LIST, List.class),
                box(1.5)),
            ArithmeticException.class));
  }

  private List<TestCase> outer() {
    Class<?> c = Outer.class;
    String colour = "(" + Outer.Colour.class.getName() + ")";
    return List.of(
        thrown(call(c, "after" + colour, nothing(Outer.Colour.class)), NullPointerException.class),
        returned(
            call(c, "after" + colour, constant(Outer.Colour.class, "GREEN")),
            constant(Outer.Colour.class, "RED")),
        thrown(
            call(Outer.Nested.class, "modulo(int,int)", of(1), of(0)), ArithmeticException.class),
        new TestCase(
            call(c, "failPrivately(boolean)", of(true)),
            new Expectation.Throws(c.getName() + "$PrivateException")));
  }

  private List<TestCase> inner() {
    Class<?> c = Outer.Inner.class;
    Value outer = calls.made(Outer.class, "new(int)", of(1));
    String constructor = "new(" + Outer.class.getName() + ",int)";
    return List.of(
        thrown(call(c, constructor, outer, of(-1)), IllegalArgumentException.class),
        thrown(
            call(c, "ratio()", calls.made(c, constructor, outer, of(0))),
            ArithmeticException.class),
        returned(
            call(
                c,
                "ratio()",
                calls.made(c, constructor, calls.made(Outer.class, "hidden()"), of(2))),
            of(0)));
  }

  private List<TestCase> points() {
    Class<?> c = Point.class;
    Value point = calls.made(c, "new(int,int)", of(1), of(2));
    return List.of(
        thrown(call(c, "new(int,int)", of(-1), of(0)), IllegalArgumentException.class),
        said(
            call(c, "new(int,int)", of(-2), of(0)),
            IllegalArgumentException.class,
            "x is negative"),
        thrown(
            call(c, "over(" + c.getName() + ")", point, constant(c, "ORIGIN")),
            ArithmeticException.class),
        returned(
            call(c, "over(" + c.getName() + ")", point, point),
            calls.made(c, "new(int,int)", of(1), of(1))));
  }

  private List<TestCase> functions() {
    Class<?> c = Functions.class;
    Value point = calls.made(Point.class, "new(int,int)", of(1), of(2));
    String through = "through(java.util.function.Function,java.lang.Object)";
    return List.of(
        thrown(
            call(
                c,
                "divide(int,java.util.function.IntBinaryOperator)",
                of(0),
                lambda(IntBinaryOperator.class)),
            ArithmeticException.class),
        returned(
            call(
                c,
                "difference(java.util.function.IntSupplier)",
                lambda(IntSupplier.class, of(3), of(1))),
            of(1)),
        thrown(
            call(
                c,
                "lengthOf(java.util.function.Supplier)",
                lambda(Supplier.class, nothing(Object.class))),
            NullPointerException.class),
        returned(
            call(c, "lengthOf(java.util.function.Supplier)", lambda(Supplier.class, of("abc"))),
            of(3)),
        thrown(
            call(c, "lengthOf(java.util.function.Supplier)", lambda(Supplier.class, box(1))),
            ClassCastException.class),
        returned(call(c, through, lambda(Function.class, box(7)), of("x")), box(7)),
        returned(
            call(
                c,
                "test(java.util.function.Predicate,java.lang.Runnable)",
                lambda(Predicate.class, of(true)),
                lambda(Runnable.class)),
            of(true)),
        returned(
            call(
                c,
                "ternary(" + Functions.Ternary.class.getName() + ")",
                lambda(Functions.Ternary.class, of(5L))),
            of(5L)),
        returned(call(c, "any(java.lang.Object)", lambda(Runnable.class)), of(1)),
        returned(
            call(c, "pointOf(java.util.function.Supplier)", lambda(Supplier.class, point)), point));
  }

  private List<TestCase> channels() {
    Class<?> c = Channel.class;
    Value channel = calls.made(c, "new(java.lang.String)", of("a"));
    return List.of(
        thrown(call(c, "new(java.lang.String)", of("")), java.io.IOException.class),
        thrown(call(c, "send(java.lang.String)", channel, of("")), ArithmeticException.class),
        returned(call(c, "send(java.lang.String)", channel, of("ab")), of(0)),
        completed(call(c, "close()", channel)),
        thrown(call(c, "port()", channel), StringIndexOutOfBoundsException.class));
  }

  private List<TestCase> shapes() {
    Class<?> c = Shape.class;
    return List.of(
        thrown(call(c, "angle()", lambda(c, of(0))), ArithmeticException.class),
        returned(call(c, "angle()", calls.made(Square.class, "new()")), of(90)),
        thrown(
            call(
                c,
                "total(" + c.getName() + "[])",
                array(Shape[].class, calls.made(Square.class, "new()"), null)),
            NullPointerException.class));
  }

  private List<TestCase> list() {
    Class<?> c = dev.quarry.testgen.source.fixture.names.List.class;
    Value names = collected(CollectionKind.LIST, List.class, of("a"));
    return List.of(
        thrown(
            call(c, "get(int)", calls.made(c, "new(java.util.List)", names), of(1)),
            IndexOutOfBoundsException.class));
  }

  private List<TestCase> integer() {
    return List.of(
        thrown(
            call(Integer.class, "abs(int,java.lang.Integer)", of(Math.abs(-1 << 31)), box(0)),
            ArithmeticException.class));
  }

  private List<TestCase> test() {
    Value test = calls.made(Test.class, "new(int[])", array(int[].class));
    return List.of(
        thrown(
            call(Test.class, "first(int[])", test, array(int[].class)),
            ArrayIndexOutOfBoundsException.class));
  }

  private static Value ints(int[] numbers) {
    return array(int[].class, Arrays.stream(numbers).boxed().toArray());
  }

  private static String alphabet(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append((char) ('a' + i % 26));
    }
    return text.toString();
  }
}
