package dev.quarry.concolic.protocol;

import dev.quarry.concolic.Caught;
import dev.quarry.concolic.Cause;
import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;

/** Messages of all kinds, drawn by lot. */
final class RandomMessages {
  private final Random random;
  private final ExprFactory factory;

  RandomMessages(long seed, ExprFactory factory) {
    this.random = new Random(seed);
    this.factory = factory;
  }

  Request request() {
    return switch (random.nextInt(5)) {
      case 0 -> new Request.Hello(Protocol.VERSION, setup());
      case 3 -> new Request.Enter(setup());
      case 1 ->
          new Request.Run(
              new RunRequest(
                  model(), random.nextInt(100), random.nextLong(), one(RunRequest.Watch.values())));
      case 2 -> batch();
      default -> new Request.Stop();
    };
  }

  Reply reply() {
    return switch (random.nextInt(4)) {
      case 0 -> new Reply.Ready(Protocol.VERSION, text());
      case 1 -> new Reply.Failed(text());
      case 2 -> new Reply.Report(report(), one(Reply.WorkerState.values()));
      default -> new Reply.Batched(part(), one(Reply.WorkerState.values()));
    };
  }

  private Setup setup() {
    Set<Permission> allowed = EnumSet.noneOf(Permission.class);
    list(() -> allowed.add(one(Permission.values())));
    return new Setup(
        list(this::text),
        method(),
        list(this::text),
        new RunLimits(
            random.nextInt(), random.nextInt(1000), random.nextInt(1000), random.nextInt(10)),
        random.nextInt(1 << 20),
        random.nextLong(),
        allowed,
        text(),
        random.nextLong());
  }

  private RunReport report() {
    return new RunReport(
        model(),
        random.nextInt(10),
        list(this::event),
        ending(),
        coverage(),
        list(() -> Assumption.at(location(), AssumptionCode.TIME_UP, text())),
        text(),
        random.nextLong() >>> 1,
        list(() -> new Caught(text(), list(this::text))));
  }

  private Request batch() {
    return new Request.Batch(
        InputRows.of(list(this::model)), one(Listing.values()), 1 + random.nextInt(100));
  }

  private BatchReport part() {
    int[] row = new int[1];
    List<ListedRun> listed =
        list(() -> new ListedRun(row[0] += random.nextInt(50), ending(), coverage()));
    return new BatchReport(row[0] + 1, listed);
  }

  private Event event() {
    if (random.nextInt(4) == 0) {
      return new Event.Premise(condition(), one(Event.Premise.Kind.values()));
    }
    List<Event.Alternative> others =
        list(() -> new Event.Alternative(random.nextInt(5) - 1, condition()));
    Site site = new Site(location(), one(Site.Kind.values()), random.nextInt(3));
    return new Event.Decision(site, random.nextInt(5) - 1, condition(), others);
  }

  private Ending ending() {
    return new Ending(
        one(Ending.Kind.values()),
        text(),
        text(),
        text(),
        text(),
        List.of(text(), text()),
        list(() -> new Cause(text(), List.of(text()))));
  }

  private CoveredProbes coverage() {
    Map<String, BitSet> byClass = new LinkedHashMap<>();
    list(() -> byClass.put(text(), BitSet.valueOf(new long[] {random.nextLong(), 1})));
    return new CoveredProbes(byClass);
  }

  private Location location() {
    return new Location(method(), random.nextInt(100));
  }

  private MethodId method() {
    String[] owners = {"a.B", "a.B$C", "D"};
    String[] names = {"f", "<init>", "\u00e4\ud800"};
    return new MethodId(one(owners), one(names), "(I)V");
  }

  private Expr condition() {
    Expr left = factory.input("n" + random.nextInt(5), Sort.INT);
    Expr right = factory.intConst(random.nextInt());
    Expr sum = factory.apply(Op.INT_ADD, left, right);
    return factory.apply(Op.INT_LT, sum, factory.input("m", Sort.INT));
  }

  private Model model() {
    Map<Input, Object> values = new LinkedHashMap<>();
    put(values, Sort.INT, random.nextInt());
    put(values, Sort.LONG, random.nextLong());
    put(values, Sort.DOUBLE, random.nextGaussian());
    put(values, Sort.BOOL, random.nextBoolean());
    put(values, Sort.STRING, text());
    put(values, Sort.REF, new Ref(random.nextInt(10)));
    put(values, Sort.TYPE, text());
    put(
        values,
        new Sort.Map(List.of(Sort.Basic.INT), Sort.Basic.INT),
        new MapValue(0, Map.of(List.of((Object) random.nextInt(9)), random.nextInt())));
    return new Model(values);
  }

  private void put(Map<Input, Object> values, Sort sort, Object value) {
    if (random.nextBoolean()) {
      values.put(factory.input("in" + random.nextInt(3) + sort, sort), value);
    }
  }

  private String text() {
    String[] texts = {"", "a", "\u00e4\u4e2d", "\ud83d", "\u0000", "a longer text, with spaces"};
    return one(texts) + (random.nextBoolean() ? "" : random.nextInt(5));
  }

  private <T> T one(T[] values) {
    return values[random.nextInt(values.length)];
  }

  private <T> List<T> list(Supplier<T> element) {
    List<T> list = new ArrayList<>();
    int size = random.nextInt(4);
    for (int i = 0; i < size; i++) {
      list.add(element.get());
    }
    return list;
  }
}
