package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.ChokePoints.Table;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The places in the JDK that read a clock or draw lots. {@code System.nanoTime} and {@code
 * currentTimeMillis} themselves are native and stay; their callers here are changed, and callers in
 * the program by its own instrumentation.
 */
final class Determinism {
  private static final String TICKS = "dev/quarry/concolic/guard/boot/Ticks";
  private static final String CHANCE = "dev/quarry/concolic/guard/boot/Chance";
  private static final String DEPENDENCE = "dev/quarry/concolic/guard/boot/Dependence";
  private static final String RANDOM = "java/util/Random";
  private static final String SYSTEM = "java/lang/System";
  private static final String IMMUTABLE = "java/util/ImmutableCollections";
  private static final String LOCAL_RANDOM = "java/util/concurrent/ThreadLocalRandom";

  /** Any number; the JDK takes one from the clock, and sets and maps iterate by it. */
  private static final long SALT = 0x243F6A88L;

  private Determinism() {}

  static void addTo(Table table) {
    clocks(table);
    generators(table);
    sharedGenerators(table);
    immutableCollections(table);
  }

  private static void clocks(Table table) {
    for (String owner :
        List.of(
            "java/util/Date",
            "java/util/Calendar",
            "java/util/GregorianCalendar",
            "java/util/logging/LogRecord",
            "java/time/Clock",
            "java/time/Clock$SystemClock",
            "sun/util/locale/provider/CalendarProviderImpl")) {
      Edit millis = Edit.replaceCall(SYSTEM, "currentTimeMillis", TICKS);
      Edit nanos = Edit.replaceCall(SYSTEM, "nanoTime", TICKS);
      table.add(owner, ChokePoint.ANY, "", millis);
      table.add(owner, ChokePoint.ANY, "", nanos);
    }
    // A time that is only written into a log is no value of the program's.
    String record = "java/util/logging/LogRecord";
    table.add(
        record, "<init>", "", Edit.first(code -> code.add(Edit.call(DEPENDENCE, "begin", "()V"))));
    table.add(
        record,
        "<init>",
        "",
        Edit.last(
            code -> {
              code.add(Edit.call(DEPENDENCE, "end", "()I"));
              code.add(new InsnNode(Opcodes.POP));
            }));
    for (String owner : List.of("java/time/Clock", "java/time/Clock$SystemClock")) {
      table.add(owner, ChokePoint.ANY, "", Edit.eachInstruction(Determinism::adjust));
    }
  }

  private static void adjust(MethodNode method, AbstractInsnNode at) {
    if (Edit.isCall(at, "jdk/internal/misc/VM", "getNanoTimeAdjustment")) {
      method.instructions.insertBefore(at, new InsnNode(Opcodes.DUP2));
      method.instructions.insert(at, Edit.call(TICKS, "nanoAdjustment", "(JJ)J"));
    }
  }

  /** Generators that a program makes without a seed. */
  private static void generators(Table table) {
    table.add(
        RANDOM,
        "seedUniquifier",
        "()J",
        Edit.answer(code -> returns(code, "seed", "()J", Opcodes.LRETURN)));
    table.add(RANDOM, "<init>", "()V", Edit.eachInstruction(Determinism::seedByTicks));
    table.add(RANDOM, "<init>", "()V", Edit.last(code -> tell(code, "made")));
    table.add(RANDOM, "setSeed", "(J)V", Edit.last(code -> tell(code, "seeded")));
    table.add(RANDOM, "next", "(I)I", Edit.first(code -> tell(code, "drawn")));
    MethodInsnNode seedOr = Edit.call(CHANCE, "seedOr", "(J)J");
    Edit fromShared = Edit.afterCall("java/util/concurrent/atomic/AtomicLong", "getAndAdd", seedOr);
    table.add("java/util/SplittableRandom", "<init>", "()V", fromShared);
    table.addPackage("jdk/random/", "<init>", "()V", fromShared);
    table.addPackage("jdk/internal/random/", "<init>", "()V", fromShared);
    table.add(
        "java/security/SecureRandom",
        "nextBytes",
        "([B)V",
        Edit.answer(
            code -> {
              ChokePoints.object(1).accept(code);
              returns(code, "fill", "([B)V", Opcodes.RETURN);
            }));
  }

  private static void seedByTicks(MethodNode method, AbstractInsnNode at) {
    if (Edit.isCall(at, SYSTEM, "nanoTime")) {
      method.instructions.set(at, Edit.call(TICKS, "nanos", "()J"));
    }
  }

  private static void tell(InsnList code, String what) {
    ChokePoints.object(0).accept(code);
    code.add(Edit.call(CHANCE, what, "(Ljava/util/Random;)V"));
  }

  /** Generators that live as long as the process or the thread. */
  private static void sharedGenerators(Table table) {
    Edit real = Edit.answer(code -> returns(code, "real", "()D", Opcodes.DRETURN));
    table.add("java/lang/Math", "random", "()D", real);
    table.add("java/lang/StrictMath", "random", "()D", real);
    table.add(
        "java/util/UUID",
        "randomUUID",
        "()",
        Edit.answer(code -> returns(code, "uuid", "()Ljava/util/UUID;", Opcodes.ARETURN)));
    table.add(
        "java/util/Collections",
        "shuffle",
        "(Ljava/util/List;)V",
        Edit.answer(Determinism::shuffle));
    table.add(
        LOCAL_RANDOM,
        "localInit",
        "()V",
        Edit.afterCall(
            "jdk/internal/util/random/RandomSupport",
            "mixMurmur64",
            Edit.call(CHANCE, "localSeed", "(J)J")));
    table.add(
        LOCAL_RANDOM,
        "nextSeed",
        "()J",
        Edit.first(code -> code.add(Edit.call(CHANCE, "drawnLocally", "()V"))));
    table.add(
        LOCAL_RANDOM,
        "current",
        "()",
        Edit.firstIf(
            code -> code.add(Edit.call(CHANCE, "isLocalStale", "()Z")),
            code -> code.add(Edit.call(LOCAL_RANDOM, "localInit", "()V"))));
  }

  private static void order(MethodNode method, AbstractInsnNode at) {
    if (at instanceof FieldInsnNode field
        && field.getOpcode() == Opcodes.GETSTATIC
        && field.owner.equals(IMMUTABLE)) {
      InsnList fixed = new InsnList();
      if (field.name.equals("SALT32L")) {
        fixed.add(new LdcInsnNode(SALT));
        fixed.add(Edit.call(CHANCE, "order", "(JJ)J"));
      } else if (field.name.equals("REVERSE")) {
        fixed.add(new InsnNode(Opcodes.I2L));
        fixed.add(new InsnNode(Opcodes.LCONST_0));
        fixed.add(Edit.call(CHANCE, "order", "(JJ)J"));
        fixed.add(new InsnNode(Opcodes.L2I));
      }
      method.instructions.insert(at, fixed);
    }
  }

  private static void shuffle(InsnList code) {
    ChokePoints.object(0).accept(code);
    code.add(Edit.call(CHANCE, "source", "()Ljava/util/Random;"));
    code.add(
        Edit.call("java/util/Collections", "shuffle", "(Ljava/util/List;Ljava/util/Random;)V"));
    code.add(new InsnNode(Opcodes.RETURN));
  }

  /** Whatever iterates over a set or map, in the places JDKs 17 to 25 have the code. */
  private static void immutableCollections(Table table) {
    Edit order = Edit.eachInstruction(Determinism::order);
    for (String name :
        List.of("Set12", "Set12$1", "SetN", "SetN$SetNIterator", "MapN", "MapN$MapNIterator")) {
      table.add(IMMUTABLE + "$" + name, ChokePoint.ANY, "", order);
    }
  }

  private static void returns(InsnList code, String name, String descriptor, int opcode) {
    code.add(Edit.call(CHANCE, name, descriptor));
    code.add(new InsnNode(opcode));
  }
}
