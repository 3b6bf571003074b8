package dev.quarry.concolic.guard.boot;

import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether the program may do something. A method that returns allows it; to refuse, it
 * throws an error that ends the run.
 */
public interface Referee {
  /** The program wants to end the process. */
  void exit(int status);

  /** The program wants to start or end a process. */
  void process(String what);

  /** The program wants a socket or the address of a host. */
  void network(String what);

  /** The program wants to load or call native code. */
  void nativeCode(String what);

  /** The program wants to change a file: {@code what} says how. */
  void write(String what, String path);

  /** The program wants to change something whose place is not known. */
  void writeUnknown(String what);

  /** The program wants to make a symbolic link. */
  void link(String target, String path);

  /** The program wants to get at the guard itself. */
  void tampering(String what);

  /** The program wants to start a thread. */
  void thread(String name);

  /** The program wants a thread to be started when the process ends. */
  void hook(String name);

  /** The program has something done when an object is not needed any more: at any time. */
  void deferred();

  /** A field was written by reflection, of an object or, if that is null, of its class. */
  void written(Field field, @Nullable Object target);
}
