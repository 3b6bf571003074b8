package dev.quarry.concolic.instrument;

/** The names and descriptors of what rewritten code calls. */
final class Hooks {
  static final String PREFIX = "$quarry$";

  private static final String RUNTIME = "dev/quarry/concolic/runtime/";
  static final String OPS = RUNTIME + "hooks/Ops";
  static final String DECIDE = RUNTIME + "hooks/Decide";
  static final String HEAP = RUNTIME + "hooks/Heap";
  static final String ELEMENTS = RUNTIME + "hooks/Elements";
  static final String CALLS = RUNTIME + "hooks/Calls";
  static final String LIBRARY = RUNTIME + "hooks/Library";
  static final String FRAMES = RUNTIME + "hooks/Frames";
  static final String HANDLERS = RUNTIME + "hooks/Handlers";
  static final String FUEL = RUNTIME + "hooks/Fuel";
  static final String PROBES = RUNTIME + "coverage/Probes";
  static final String GROWTH = RUNTIME + "coverage/Growth";
  static final String STATICS = RUNTIME + "statics/Statics";
  static final String ENVIRONMENT = RUNTIME + "hooks/EnvironmentInputs";
  static final String MARKERS = RUNTIME + "hooks/Markers";
  static final String RUN_ENDED = RUNTIME + "hooks/RunEnded";

  static final String EXPR = "dev/quarry/expr/Expr";
  static final String E = "L" + EXPR + ";";
  static final String ES = "[" + E;
  static final String OBJECT = "Ljava/lang/Object;";
  static final String OBJECTS = "[" + OBJECT;

  private Hooks() {}

  /** The name of the field that holds another field's shadow. */
  static String twin(String field) {
    return PREFIX + field;
  }
}
