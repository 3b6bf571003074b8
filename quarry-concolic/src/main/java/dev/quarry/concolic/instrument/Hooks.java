package dev.quarry.concolic.instrument;

/** The names and descriptors of what rewritten code calls. */
final class Hooks {
  static final String PREFIX = "$quarry$";

  private static final String RUNTIME = "dev/quarry/concolic/runtime/";
  static final String OPS = RUNTIME + "Ops";
  static final String DECIDE = RUNTIME + "Decide";
  static final String HEAP = RUNTIME + "Heap";
  static final String ELEMENTS = RUNTIME + "Elements";
  static final String CALLS = RUNTIME + "Calls";
  static final String LIBRARY = RUNTIME + "Library";
  static final String FRAMES = RUNTIME + "Frames";
  static final String HANDLERS = RUNTIME + "Handlers";
  static final String FUEL = RUNTIME + "Fuel";
  static final String PROBES = RUNTIME + "Probes";
  static final String GROWTH = RUNTIME + "Growth";
  static final String STATICS = RUNTIME + "Statics";
  static final String ENVIRONMENT = RUNTIME + "EnvironmentInputs";
  static final String MARKERS = RUNTIME + "Markers";
  static final String RUN_ENDED = RUNTIME + "RunEnded";

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
