package dev.quarry.cluster.link;

/** Names of queues, of what stands in messages beside their bodies, and of who may do what. */
public final class Queues {
  /** What is to be done. Executors take. */
  public static final String GOALS = "goals";

  /** What was done. Executors put. */
  public static final String RESULTS = "results";

  /** The notice of the run and the program, for everybody to read. Executors look. */
  public static final String PROGRAM = "program";

  /** Goals that came back too often. */
  public static final String DEAD = "dead";

  /** The user of executors, and their role. */
  public static final String EXECUTOR = "executor";

  /** The number of a goal: an int. */
  public static final String GOAL = "goal";

  /** Which run a goal or a result is of: a text. */
  public static final String RUN = "run";

  /** What a message is a part of: a text, {@link #NOTICE} or the digest of a content. */
  public static final String CONTENT = "content";

  /** Whether there are more parts after this one: a truth. */
  public static final String MORE = "more";

  /** The content that is the notice of the run. */
  public static final String NOTICE = "notice";

  private Queues() {}
}
