package dev.quarry.concolic.worker;

import dev.quarry.concolic.guard.GuardJar;
import dev.quarry.concolic.guard.boot.Gate;
import dev.quarry.concolic.guard.boot.Switches;
import dev.quarry.concolic.protocol.Protocol;
import dev.quarry.concolic.protocol.Reply;
import dev.quarry.concolic.protocol.ReplyWriter;
import dev.quarry.concolic.protocol.Request;
import dev.quarry.concolic.protocol.RequestReader;
import dev.quarry.concolic.protocol.Setup;
import dev.quarry.concolic.protocol.VersionMismatchException;
import dev.quarry.expr.ExprFactory;
import dev.quarry.process.Scratch;
import dev.quarry.program.ProgramException;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The program of a worker process: requests on standard input, replies on standard output.
 *
 * <p>One thread runs the program, another looks after it, so that the end of standard input (the
 * controller closed it, or died) soon ends the process, whatever the program is doing.
 */
public final class WorkerMain {
  /** Said to a worker that is to have no guard: one of the laboratory's. */
  public static final String UNGUARDED = "unguarded";

  private static final int BUFFER = 1 << 16;

  private final Path scratch;
  private final Switches gate;
  private final Inbox inbox = new Inbox();
  private final PrintStream log = System.err;
  private final ReplyWriter replies =
      new ReplyWriter(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER));
  private final ExprFactory factory = new ExprFactory();
  private final RequestReader requests = new RequestReader(factory);

  private WorkerMain(Path scratch, Switches gate) {
    this.scratch = scratch;
    this.gate = gate;
  }

  /**
   * Serves until standard input ends.
   *
   * @param args the directory to delete at the end, and perhaps {@link #UNGUARDED}
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length == 1 && !Gate.isStanding()) {
      // A JVM without the module for agents would run the jar without the agent that it names.
      System.err.println("This Java can't be guarded: it has no module java.instrument.");
      Runtime.getRuntime().halt(GuardJar.EXIT_UNGUARDED);
    }
    Switches gate = Gate.take();
    gate.exempt(Thread.currentThread());
    if (Gate.isBuiltIn()) {
      gate.openOptionals(WorkerMain.class.getModule());
    }
    new WorkerMain(Path.of(args[0]), gate).receive();
  }

  private void receive() throws IOException, InterruptedException {
    try {
      Optional<byte[]> message = inbox.take();
      if (message.isPresent()) {
        greet(message.get());
        inbox.awaitEnd();
      }
    } finally {
      end();
    }
  }

  private void end() {
    try {
      Scratch.delete(scratch);
    } finally {
      // Whatever comes in between, memory that ends included.
      Runtime.getRuntime().halt(0);
    }
  }

  private void greet(byte[] message) throws IOException {
    try {
      if (requests.read(message) instanceof Request.Hello hello) {
        Setup setup = hello.setup();
        Thread program =
            new Thread(new ThreadGroup("program"), () -> serve(setup), "main", setup.stackBytes());
        program.setDaemon(true);
        program.start();
      } else {
        replies.write(new Reply.Failed("The first message to a worker must be a greeting."));
      }
    } catch (VersionMismatchException e) {
      replies.write(new Reply.Failed(String.valueOf(e.getMessage())));
    }
  }

  private void serve(Setup setup) {
    try {
      // What a program finds under this name is its own class path, not Quarry's.
      System.setProperty("java.class.path", String.join(File.pathSeparator, setup.classPath()));
      RunLoop loop = new RunLoop(new ProgramSession(setup, factory, gate), replies);
      replies.write(Reply.Ready.now());
      Request request = next();
      while (!(request instanceof Request.Stop)) {
        loop.answer(request);
        request = next();
      }
      end();
    } catch (ProgramException e) {
      fail(String.valueOf(e.getMessage()));
    } catch (OutOfMemoryError e) {
      Runtime.getRuntime().halt(Protocol.EXIT_HEAP);
    } catch (Throwable e) {
      e.printStackTrace(log);
      Runtime.getRuntime().halt(Protocol.EXIT_BROKEN);
    }
  }

  private Request next() throws IOException {
    Optional<byte[]> message = inbox.take();
    return message.isPresent() ? requests.read(message.get()) : new Request.Stop();
  }

  private void fail(String sentence) {
    try {
      replies.write(new Reply.Failed(sentence));
    } catch (IOException e) {
      e.printStackTrace(log);
      Runtime.getRuntime().halt(Protocol.EXIT_BROKEN);
    }
  }
}
