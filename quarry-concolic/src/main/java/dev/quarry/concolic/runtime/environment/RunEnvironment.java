package dev.quarry.concolic.runtime.environment;

import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Input;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What one run knows of its environment. */
public final class RunEnvironment {
  /** Identities of texts that no model asked for; those of models are small. */
  private static final int FIRST_IDENTITY = 1 << 24;

  private static final StackWalker WALKER =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  private final Run run;

  /** How often each place was come by. */
  private final Map<Integer, Integer> visits = new HashMap<>();

  /** Texts that are the same in all of a run, by where they stand. */
  private final Map<InputPath, Symbolic> texts = new HashMap<>();

  public RunEnvironment(Run run) {
    this.run = run;
  }

  /** The number of this visit of a place. */
  public int visit(int site) {
    return visits.merge(site, 1, Integer::sum);
  }

  /** A string or null. */
  public Symbolic text(InputPath path, @Nullable String real) {
    Symbolic known = texts.get(path);
    if (known == null) {
      suggest(path, real);
      known = run.inputs.input(path, String.class, String.class);
      texts.put(path, known);
    }
    return known;
  }

  private void suggest(InputPath path, @Nullable String real) {
    Input reference = path.input(run.factory(), Sort.REF);
    Ref otherwise = real == null ? Ref.NULL : new Ref(FIRST_IDENTITY + texts.size());
    run.ask(reference, otherwise);
    if (real != null) {
      run.suggest(ValueType.STRING.contentOf(path).input(run.factory(), Sort.STRING), real);
    }
  }

  /** Something has a value that could be another one. */
  public void depends(int site, String what) {
    assume(site, AssumptionCode.ENVIRONMENT, what);
  }

  /** A default of the platform is taken. */
  public void takesDefault(int site, String what) {
    assume(site, AssumptionCode.PLATFORM_DEFAULT, what);
  }

  /**
   * Whether a class that is not initialised in each run keeps what it is told now, so that it can't
   * be an input of this run alone.
   */
  public boolean isKept(int site, String what) {
    boolean isKept = isInLastingInitialiser();
    if (isKept) {
      depends(site, what);
    }
    return isKept;
  }

  private void assume(int site, AssumptionCode code, String what) {
    run.assumed(site, code, what);
    if (isInLastingInitialiser()) {
      // Later runs won't come by here, but see what came of it.
      run.context().keep(Assumption.at(Sites.info(site).location(), code, what));
    }
  }

  /** Whether the JVM itself initialises a class, other than one that is put back between runs. */
  private static boolean isInLastingInitialiser() {
    return WALKER.walk(
        frames -> {
          String[] inner = {""};
          return frames.anyMatch(
              frame -> {
                boolean isLasting =
                    frame.getMethodName().equals("<clinit>")
                        && !inner[0].equals(Environment.ADDED + "ensure")
                        && frame.getDeclaringClass().getClassLoader() instanceof Originals;
                inner[0] = frame.getMethodName();
                return isLasting;
              });
        });
  }
}
