package dev.quarry.testgen.source;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Calls of constructors and methods, such that the compiler finds the very one. */
final class CallText {
  private final Expressions expressions;
  private final TypeText types;
  private final CalleeLookup callees;
  private final Fitting fitting;
  private final ClassNames names;
  private final HiddenText hidden;

  CallText(
      Expressions expressions,
      TypeText types,
      CalleeLookup callees,
      Fitting fitting,
      ClassNames names) {
    this.expressions = expressions;
    this.types = types;
    this.callees = callees;
    this.fitting = fitting;
    this.names = names;
    this.hidden = new HiddenText(expressions, types, fitting);
  }

  /** A call, and who is called. */
  record Act(Written written, Callee callee) {}

  /** The call under test. Preparations go into the arrangement. */
  Act act(TestCall call, List<Integer> shared) {
    List<Value> arguments = call.arguments();
    List<Written> written = new ArrayList<>();
    List<ExpressionPlace> places = places(call, arguments.size());
    expressions.steps(call.before(), this::inArrangement);
    for (int i = 0; i < arguments.size(); i++) {
      Value value = arguments.get(i);
      boolean receiver = i < arguments.size() - parameters(call.method(), call.kind());
      String hint = hint(call.parameters().get(i), value, receiver);
      boolean local = receiver || shared.contains(i);
      Written one =
          local
              ? expressions.variable(value, places.get(i), hint)
              : expressions.argument(value, places.get(i), hint);
      expressions.arrangement().remember(i, one);
      written.add(one);
    }
    return call(call.method(), call.kind(), written);
  }

  /** A call that prepares something. */
  Written inArrangement(Value.Call call) {
    if (call.kind() == CallKind.HIDDEN_CONSTRUCTOR) {
      return hidden.construct(call);
    }
    List<Written> written = new ArrayList<>();
    TestCall shape = new TestCall(call.callee(), call.kind(), List.of(), call.arguments());
    List<ExpressionPlace> places = places(shape, call.arguments().size());
    for (int i = 0; i < call.arguments().size(); i++) {
      written.add(expressions.nested(call.arguments().get(i), places.get(i)));
    }
    Act act = call(call.callee(), call.kind(), written);
    expressions.arrangement().mayThrow(act.callee().exceptions());
    return act.written();
  }

  /** A call on an object that is there; its arguments leave out the receiver. */
  Written step(Written receiver, Value.Call step) {
    if (step.kind().isStatic()) {
      return inArrangement(step);
    }
    if (step.kind() == CallKind.HIDDEN_FIELD) {
      return hidden.set(receiver, step);
    }
    List<Written> written = new ArrayList<>(List.of(receiver));
    Callee callee = look(step.callee(), step.kind(), receiver);
    for (int i = 0; i < step.arguments().size(); i++) {
      written.add(expressions.nested(step.arguments().get(i), callee.places().get(i)));
    }
    Act act = call(step.callee(), step.kind(), written);
    expressions.arrangement().mayThrow(act.callee().exceptions());
    return act.written();
  }

  /** A variable for what an expression gives. */
  Written variable(Value value, Written written, ExpressionPlace place, String hint) {
    @Nullable String own = written.type();
    boolean usable =
        own != null
            && types.isAccessible(own)
            && (types.isSubtype(own, place.type()) || BoxClasses.isPrimitive(own));
    String type = usable && own != null ? own : place.type();
    boolean literal = value instanceof Value.Literal;
    Written fitted = literal ? written : fitting.fit(ExpressionPlace.of(type), written);
    @Nullable String wanted = place.signature();
    @Nullable String signature =
        wanted == null ? null : isInferred(value, written, wanted) ? wanted : written.signature();
    String typeText = usable && signature != null ? types.ofSignature(signature) : types.of(type);
    String name = expressions.arrangement().declare(typeText, hint, fitted.text());
    Written variable = Written.primary(name, type);
    if (usable && signature != null) {
      return variable.withSignature(signature);
    }
    return isGeneric(type) ? variable.asRaw() : variable;
  }

  /** Whether the compiler takes the type arguments of a factory's result from its place. */
  private static boolean isInferred(Value value, Written written, String wanted) {
    return value instanceof Value.Call call
        && call.kind().isStatic()
        && !written.raw()
        && written.signature() == null
        && Signatures.isClosed(wanted)
        && ("L" + Signatures.erased(wanted) + ";").equals(written.type())
        && call.arguments().stream().allMatch(argument -> isArgumentOf(wanted, argument));
  }

  /** Whether a value is null, or of one of the type's arguments. */
  private static boolean isArgumentOf(String type, Value value) {
    if (value instanceof Value.Literal literal && literal.value() == null) {
      return true;
    }
    return Signatures.typeArguments(type).stream()
        .map(Signatures::bound)
        .filter(argument -> argument.startsWith("L"))
        .anyMatch(argument -> ("L" + Signatures.erased(argument) + ";").equals(value.type()));
  }

  private Act call(MethodId id, CallKind kind, List<Written> written) {
    boolean receiver = kind == CallKind.VIRTUAL || kind == CallKind.INTERFACE;
    Callee callee = look(id, kind, receiver ? written.get(0) : null);
    List<Written> arguments = receiver ? written.subList(1, written.size()) : written;
    boolean inner = callee.isConstructor() && names.isInner(id.ownerInternal());
    boolean[] exact = fitting.exactness(callee, arguments);
    boolean inferred = fitting.infers(callee, arguments);
    List<String> texts = new ArrayList<>();
    for (int i = inner ? 1 : 0; i < arguments.size(); i++) {
      ExpressionPlace declared = callee.places().get(i);
      boolean open = declared.signature() != null && !Signatures.isClosed(declared.signature());
      ExpressionPlace place = inferred && open ? declared.erased() : declared;
      texts.add(fitting.fit(exact[i] ? place.exactly() : place, arguments.get(i)).text());
    }
    String front = front(id, callee, receiver || inner ? written.get(0) : null);
    Written text =
        Written.primary(front + "(" + String.join(", ", texts) + ")", callee.result())
            .withSignature(callee.resultSignature());
    boolean raw = callee.isConstructor() && isGeneric(callee.result());
    return new Act(raw ? text.asRaw() : text, callee);
  }

  private String front(MethodId id, Callee callee, @Nullable Written object) {
    String owner = id.ownerInternal();
    if (callee.isConstructor()) {
      String name = types.of(callee.result());
      return object == null
          ? "new " + name
          : object.asReceiver() + ".new " + name.substring(name.lastIndexOf('.') + 1);
    }
    if (object == null) {
      return types.name(owner) + "." + id.name();
    }
    boolean known = object.type() != null && callee.owner().equals(internal(object.type()));
    Written receiver = known ? object : object.cast(types.of("L" + owner + ";"), "L" + owner + ";");
    return receiver.asReceiver() + "." + id.name();
  }

  private Callee look(MethodId id, CallKind kind, @Nullable Written receiver) {
    String owner = id.ownerInternal();
    if (receiver == null) {
      boolean erased = kind == CallKind.CONSTRUCTOR && types.isGeneric(owner);
      return callees.of(id, kind, owner, erased);
    }
    @Nullable String type = receiver.type();
    boolean known = type != null && types.isSubtype(type, "L" + owner + ";");
    // Where a superclass has the type arguments bound, the call goes through the raw superclass.
    boolean bound =
        known
            && type != null
            && callees.signature(id) != null
            && types.isGeneric(owner)
            && !types.isGeneric(internal(type));
    String on = known && !bound && type != null ? internal(type) : owner;
    return callees.of(id, kind, on, types.isGeneric(on));
  }

  private List<ExpressionPlace> places(TestCall call, int count) {
    List<ExpressionPlace> places = new ArrayList<>();
    MethodId id = call.method();
    boolean receiver = call.kind() == CallKind.VIRTUAL || call.kind() == CallKind.INTERFACE;
    if (receiver) {
      places.add(ExpressionPlace.of("L" + id.ownerInternal() + ";"));
    }
    boolean erased = call.kind() == CallKind.CONSTRUCTOR || receiver;
    Callee callee =
        callees.of(
            id, call.kind(), id.ownerInternal(), erased && types.isGeneric(id.ownerInternal()));
    places.addAll(callee.places());
    if (places.size() != count) {
      throw new IllegalArgumentException(
          "A call of " + id + " needs " + places.size() + " arguments, but there are " + count);
    }
    return places;
  }

  private int parameters(MethodId id, CallKind kind) {
    boolean inner = kind == CallKind.CONSTRUCTOR && names.isInner(id.ownerInternal());
    return Type.getArgumentTypes(id.descriptor()).length - (inner ? 1 : 0);
  }

  private static String hint(String parameter, Value value, boolean receiver) {
    boolean unnamed = parameter.matches("(arg|p|var)\\d+|this(\\$\\d+)?");
    return receiver || unnamed ? VariableNames.hint(made(value)) : parameter;
  }

  /** The class of what a constructor makes says more than the type of its place. */
  private static String made(Value value) {
    if (value instanceof Value.Changed changed) {
      return made(changed.object());
    }
    return value instanceof Value.Call call && call.kind().isConstructor()
        ? "L" + call.callee().ownerInternal() + ";"
        : value.type();
  }

  private boolean isGeneric(String type) {
    return type.startsWith("L") && types.isGeneric(internal(type));
  }

  private static String internal(String descriptor) {
    return Type.getType(descriptor).getInternalName();
  }
}
