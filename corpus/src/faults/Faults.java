package faults;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/** Programs that misbehave on one path and go on with the others. */
final class Faults {
  static final class Broken {
    static final int VALUE = explode();

    private static int explode() {
      throw new IllegalStateException("initialiser");
    }
  }

  // explore: any
  // returns: 0, 1
  // endings: timedOut
  // options: steps=100000, seconds=30
  static int infiniteLoop(int x) {
    if (x == 10) {
      while (true) {
        x |= 1;
      }
    }
    return x > 10 ? 1 : 0;
  }

  /** No method entry and no input in the loop. */
  // explore: any
  // returns: 0
  // endings: timedOut
  // options: steps=100000, seconds=30
  static int emptyLoop(boolean b) {
    while (b) {}
    return 0;
  }

  // explore: any
  // returns: 0, 1
  // endings: heapExhausted
  static int heapExhaustion(int x) {
    if (x == 7) {
      List<long[]> hoard = new ArrayList<>();
      while (true) {
        hoard.add(new long[1 << 20]);
      }
    }
    return x < 7 ? 1 : 0;
  }

  // explore: any
  // returns: 0
  // throws: StackOverflowError
  static int stackOverflow(int x) {
    return x == 5 ? deeper(x) : 0;
  }

  private static int deeper(int x) {
    return deeper(x) + 1;
  }

  // explore: any
  // returns: 0
  // endings: refused
  static int exit(int x) {
    if (x == 3) {
      System.exit(1);
    }
    return 0;
  }

  // explore: any
  // returns: 0
  // endings: refused
  static int halt(int x) {
    if (x == 3) {
      Runtime.getRuntime().halt(1);
    }
    return 0;
  }

  // explore: any
  // returns: 0
  // endings: refused
  static int exitThroughReflection(int x) throws Exception {
    if (x == 3) {
      System.class.getMethod("exit", int.class).invoke(null, 1);
    }
    return 0;
  }

  /** The file does not exist: a refusal is due all the same. */
  // explore: any
  // returns: 0
  // endings: refused
  static int fileDeletion(int x) {
    if (x == 3) {
      new File("no-such-file-of-the-corpus").delete();
    }
    return 0;
  }

  // explore: any
  // returns: 0
  // endings: refused
  static int fileWriting(int x) throws Exception {
    if (x == 3) {
      new java.io.FileOutputStream("no-such-directory-of-the-corpus/file").close();
    }
    return 0;
  }

  // explore: any
  // returns: 0
  // endings: refused
  static int processStart(int x) throws Exception {
    if (x == 3) {
      new ProcessBuilder("no-such-program-of-the-corpus").start();
    }
    return 0;
  }

  // explore: any
  // returns: 0
  // endings: refused
  static int socket(int x) throws Exception {
    if (x == 3) {
      new java.net.Socket("localhost", 1).close();
    }
    return 0;
  }

  // explore: any
  // returns: 0
  // endings: refused
  static int nativeLibrary(int x) {
    if (x == 3) {
      System.loadLibrary("no-such-library-of-the-corpus");
    }
    return 0;
  }

  // explore: any
  // returns: 0
  // endings: refused
  static int threadStart(int x) throws Exception {
    if (x == 3) {
      new Thread(() -> {}).start();
    }
    return 0;
  }

  // explore: any
  // returns: 0, 1
  // options: allow=threads
  static int threadAllowed(int x) throws Exception {
    if (x == 3) {
      Thread t = new Thread(() -> {});
      t.start();
      t.join();
      return 1;
    }
    return 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int megabytesOfOutput(int x) {
    if (x == 3) {
      for (int i = 0; i < 60_000; i++) {
        System.out.println(
            "0123456789012345678901234567890123456789012345678901234567890123456789");
        System.err.println("0123456789012345678901234567890123456789");
      }
      return 1;
    }
    return 0;
  }

  // explore: any
  // returns: 0
  // endings: initialiserFailed
  static int failingInitialiser(int x) {
    return x == 3 ? Broken.VALUE : 0;
  }

  // explore: any
  // returns: 0
  // endings: classMissing
  // options: delete-class=faults.Gone
  static int missingClass(int x) {
    return x == 3 ? Gone.value : 0;
  }

  /** Catching everything must not catch the end of the run. */
  // explore: any
  // returns: 0
  // endings: timedOut
  // options: steps=100000, seconds=30
  static int loopThatCatchesEverything(int x) {
    while (x == 4) {
      try {
        if (x == 5) {
          throw new IllegalStateException();
        }
      } catch (Throwable t) {
        x = 4;
      }
    }
    return 0;
  }

  // explore: any
  // returns: 0
  // endings: refused
  static int exitThatIsCaught(int x) {
    if (x == 3) {
      try {
        System.exit(1);
      } catch (Throwable t) {
        return 1;
      }
    }
    return 0;
  }
}
