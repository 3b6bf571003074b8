package dev.quarry.solver.smt.child;

import dev.quarry.process.Frames;
import dev.quarry.process.Scratch;
import dev.quarry.solver.Measure;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtBackend;
import dev.quarry.solver.smt.SmtScript;
import dev.quarry.solver.smt.SmtSolver;
import dev.quarry.solver.smt.wire.SolverReply;
import dev.quarry.solver.smt.wire.SolverRequest;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The program of a solver process: questions on standard input, answers on standard output.
 *
 * <p>One thread reads, another solves, so that the end of standard input (the keeper closed it, or
 * died) ends the process at once, even in the middle of native code.
 */
public final class ChildMain {
  /** Solvers recurse over terms; address space costs nothing until it is used. */
  private static final long SOLVER_STACK_BYTES = 512L << 20;

  private static final int EXIT_BROKEN = 70;

  private ChildMain() {}

  /**
   * Serves until standard input ends.
   *
   * @param args the solver, the scratch directory to delete at the end, what limits are counted in,
   *     and Bitwuzla's library where it is the solver
   */
  public static void main(String[] args) throws IOException {
    OutputStream answers = new FileOutputStream(FileDescriptor.out);
    // Whatever else prints must not get between the answers.
    System.setOut(System.err);
    BlockingQueue<byte[]> questions = new LinkedBlockingQueue<>();
    Thread solving =
        new Thread(null, () -> serve(args, questions, answers), "solver", SOLVER_STACK_BYTES);
    solving.setDaemon(true);
    solving.start();
    try (InputStream in = new BufferedInputStream(System.in)) {
      Optional<byte[]> question = Frames.read(in);
      while (question.isPresent()) {
        questions.add(question.get());
        question = Frames.read(in);
      }
    } finally {
      Scratch.delete(Path.of(args[1]));
      Runtime.getRuntime().halt(0);
    }
  }

  private static void serve(String[] args, BlockingQueue<byte[]> questions, OutputStream answers) {
    try (SmtBackend backend = new AssumptionCheck(open(args))) {
      Frames.write(answers, reply(warmUp(backend)));
      while (true) {
        SolverRequest question = SolverRequest.decode(questions.take());
        Frames.write(answers, reply(answer(question, backend)));
      }
    } catch (Throwable e) {
      // The keeper sees the end of the process and finds this in its log.
      e.printStackTrace();
      Runtime.getRuntime().halt(EXIT_BROKEN);
    }
  }

  private static SmtBackend open(String[] args) {
    Measure measure = Measure.valueOf(args[2]);
    return SmtSolver.valueOf(args[0]) == SmtSolver.BITWUZLA
        ? new BitwuzlaBackend(Path.of(args[3]), measure)
        : new Z3Backend(measure);
  }

  /** Loads classes and native code before the first question pays for it. */
  private static SmtAnswer warmUp(SmtBackend backend) {
    SmtScript script =
        SmtScript.of(
            "(declare-const x (_ BitVec 8))",
            List.of("(= (bvmul x x) #x31)", "(bvult x #x10)"),
            List.of("x"));
    return backend.check(script, Duration.ofSeconds(10));
  }

  private static SmtAnswer answer(SolverRequest question, SmtBackend backend) {
    try {
      return question.askOf(backend);
    } catch (StackOverflowError | OutOfMemoryError e) {
      return new SmtAnswer.Unknown(
          "solver process out of memory: " + e.getMessage(), Duration.ZERO);
    }
  }

  private static byte[] reply(SmtAnswer answer) {
    return new SolverReply(answer, ResidentMemory.kilobytes()).encode();
  }
}
