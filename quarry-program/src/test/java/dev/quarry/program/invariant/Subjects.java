package dev.quarry.program.invariant;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.NullUnmarked;

/** Classes whose field {@code it} keeps something, or seems to. */
@NullUnmarked
@SuppressWarnings({"unused", "all"})
final class Subjects {
  private Subjects() {}

  static class CheckedByIf {
    private final String it;

    CheckedByIf(String it) {
      if (it == null) {
        throw new IllegalArgumentException("it");
      }
      this.it = it;
    }
  }

  static class CheckedByRequire {
    private final String it;

    CheckedByRequire(String it) {
      Objects.requireNonNull(it, "it");
      this.it = it;
    }
  }

  static class RequiredInPlace {
    final String it;

    RequiredInPlace(String it) {
      this.it = Objects.requireNonNull(it);
    }
  }

  static class Dereferenced {
    private final String it;

    Dereferenced(String it) {
      if (it.isEmpty()) {
        throw new IllegalArgumentException("empty");
      }
      this.it = it;
    }
  }

  static class InitialisedInPlace {
    private final List<String> it = new ArrayList<>();
  }

  static class OneOfTwo {
    private String it;

    OneOfTwo(boolean first) {
      it = first ? "one" : "two";
    }

    void next() {
      it = it + "!";
    }
  }

  static class Delegates {
    private final String it;

    Delegates() {
      this("standard");
    }

    Delegates(String it) {
      this.it = Objects.requireNonNull(it);
    }
  }

  record Compact(String it) {
    Compact {
      Objects.requireNonNull(it);
    }
  }

  record Plain(String it) {}

  enum Kind {
    ONE("one");

    private final String it;

    Kind(String it) {
      this.it = Objects.requireNonNull(it);
    }
  }

  static class Turned {
    private final String it;

    Turned(String it, Function<String, String> turn) {
      this.it = it.transform(turn);
    }
  }

  static class Unchecked {
    private final String it;

    Unchecked(String it) {
      this.it = it;
    }
  }

  static class CheckedTooLate {
    private String it;

    CheckedTooLate(String it) {
      this.it = it;
      if (it == null) {
        throw new IllegalArgumentException("it");
      }
    }
  }

  static class CheckedOnOneWay {
    private final String it;

    CheckedOnOneWay(String it, boolean strict) {
      if (strict) {
        Objects.requireNonNull(it);
      }
      this.it = it;
    }
  }

  static class CheckedThenReplaced {
    private final String it;

    CheckedThenReplaced(String given, String other) {
      Objects.requireNonNull(given);
      given = other;
      this.it = given;
    }
  }

  static class SetOnOneWay {
    private String it;

    SetOnOneWay(boolean set) {
      if (set) {
        it = "set";
      }
    }
  }

  static class Caught {
    private String it;

    Caught(String text) {
      try {
        it = Integer.toString(Integer.parseInt(text));
      } catch (NumberFormatException e) {
        // It stays as it is.
      }
    }
  }

  static class OneConstructorForgets {
    private String it;

    OneConstructorForgets() {}

    OneConstructorForgets(int number) {
      it = Integer.toString(number);
    }
  }

  static class SetterWritesNull {
    private String it = "";

    void clear() {
      it = null;
    }
  }

  static class SetterWritesAnything {
    private String it = "";

    void it(String it) {
      this.it = it;
    }
  }

  static class LambdaWrites {
    private String it = "";

    Runnable clearing() {
      return () -> it = null;
    }
  }

  static class NestMateWrites {
    private String it = "";

    static class Mate {
      void clear(NestMateWrites other) {
        other.it = null;
      }
    }
  }

  static class Protected {
    protected String it = "";
  }

  static class Registry {
    static Object last;

    static void add(Object object) {
      last = object;
    }
  }

  static class PassesThisTooEarly {
    private final String it;

    PassesThisTooEarly() {
      Registry.add(this);
      it = "late";
    }
  }

  static class PassesThisInTime {
    private final String it;

    PassesThisInTime() {
      it = "in time";
      Registry.add(this);
    }
  }

  static class StoresThisTooEarly {
    private final String it;

    StoresThisTooEarly() {
      Registry.last = this;
      it = "late";
    }
  }

  static class LambdaHasThisTooEarly {
    private final String it;

    LambdaHasThisTooEarly(List<Supplier<String>> all) {
      all.add(() -> this.toString());
      it = "late";
    }
  }

  static class PassesThisThroughALocal {
    private final String it;

    PassesThisThroughALocal(Object other, boolean which) {
      Object one = which ? this : other;
      Registry.add(one);
      it = "late";
    }
  }

  static class CallsAMethodThatReads {
    private final String it;

    CallsAMethodThatReads() {
      show();
      it = "late";
    }

    final int show() {
      return it.length();
    }
  }

  static class CallsAHarmlessMethod {
    private final String it;
    private int count;

    CallsAHarmlessMethod() {
      count();
      it = "late";
    }

    private void count() {
      count++;
    }
  }

  static class CallsAPrivateMethodThatPassesThis {
    private final String it;

    CallsAPrivateMethodThatPassesThis() {
      register();
      it = "late";
    }

    private void register() {
      Registry.add(this);
    }
  }

  /** Only a look at the method that is really called, and not at its namesake, tells. */
  static class Namesake extends CallsAPrivateMethodThatPassesThis {
    private final String own;

    Namesake() {
      own = "late";
    }

    void register() {}
  }

  abstract static class Template {
    Template() {
      begin();
    }

    abstract void begin();
  }

  static class BelowTemplate extends Template {
    private final String it;

    BelowTemplate() {
      it = "late";
    }

    @Override
    void begin() {
      it.length();
    }
  }

  static class BelowQuietTemplate extends Template {
    private final String it;

    BelowQuietTemplate() {
      it = "late, but nobody looks";
    }

    @Override
    void begin() {}
  }

  static class LooksInSubclass {
    private final String it;

    LooksInSubclass() {
      begin();
      it = "late";
    }

    void begin() {}

    String it() {
      return it;
    }

    static class Looking extends LooksInSubclass {
      @Override
      void begin() {
        Registry.add(this);
      }
    }
  }

  static class BelowRegistering extends PassesThisTooEarly {
    private final String own;

    BelowRegistering() {
      own = "late";
    }
  }

  static class OneWayShows {
    private String it;

    OneWayShows(boolean first) {
      if (first) {
        it = "set";
        register();
      } else {
        register();
        it = "late";
      }
    }

    private void register() {
      Registry.add(this);
    }
  }

  static class Finalised {
    private final String it;

    Finalised(int number) {
      it = Integer.toString(1 / number);
    }

    @Override
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() {
      Registry.add(this);
    }
  }

  static class Stream implements Serializable {
    private static final long serialVersionUID = 1L;
    private final transient String it = text();

    private static String text() {
      return String.valueOf(1);
    }
  }

  static class StreamKept implements Serializable {
    private static final long serialVersionUID = 1L;
    private final String it = String.valueOf(1);
  }

  static class Copied implements Cloneable {
    private String it = "";

    Copied copy() throws CloneNotSupportedException {
      Copied copy = (Copied) clone();
      copy.it = null;
      return copy;
    }
  }

  static class CopiedWhole implements Cloneable {
    private String it = "";

    CopiedWhole copy() throws CloneNotSupportedException {
      return (CopiedWhole) clone();
    }
  }

  static class Above {
    protected String it = "";
  }

  static class Hides extends Above {
    private final String it = "hidden";

    Hides() {
      super.it = null;
    }
  }

  static class OnlyTheOtherIsWritten extends Above {
    private String own;

    OnlyTheOtherIsWritten() {
      super.it = "above";
    }
  }

  static class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String it;

    Failure(String it) {
      super("failed");
      this.it = Objects.requireNonNull(it);
    }
  }

  static class LookingFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String it;

    LookingFailure() {
      it = "late";
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
      it.length();
      return this;
    }
  }

  class Inner {
    private final int number;

    Inner(int number) {
      this.number = number;
    }
  }

  static class Positive {
    private final int it;

    Positive(int it) {
      if (it <= 0) {
        throw new IllegalArgumentException("it");
      }
      this.it = it;
    }
  }

  static class Percent {
    private int it = 50;

    void it(int value) {
      if (value < 0 || value > 100) {
        throw new IllegalArgumentException("value");
      }
      this.it = value;
    }
  }

  static class PositiveButShown {
    private final int it;

    PositiveButShown() {
      Registry.add(this);
      it = 5;
    }
  }

  static class Counted {
    private int it;

    void count() {
      it++;
    }
  }

  static class Mirrored {
    private final int it;

    Mirrored(int it) {
      if (10 > it) {
        throw new IllegalArgumentException("it");
      }
      this.it = it;
    }
  }
}

/** In a nest of its own: whoever has such an updater can write anything. */
@NullUnmarked
final class Updated {
  private static final AtomicReferenceFieldUpdater<Updated, String> IT =
      AtomicReferenceFieldUpdater.newUpdater(Updated.class, String.class, "it");

  private volatile String it = "";

  void clear() {
    IT.set(this, null);
  }
}
