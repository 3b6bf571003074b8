package dev.quarry.concolic.protocol;

import dev.quarry.concolic.Caught;
import dev.quarry.concolic.Cause;
import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.codec.ExprReader;
import dev.quarry.program.Location;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The controller's end of one connection: reads replies. */
public final class ReplyReader {
  private final ExprFactory factory;
  private final FieldReader fields = new FieldReader();

  /** A reader that makes expressions with a factory. */
  public ReplyReader(ExprFactory factory) {
    this.factory = factory;
  }

  /**
   * Reads a message.
   *
   * @throws VersionMismatchException if it is a greeting of another version
   * @throws IOException if it is no reply
   */
  public Reply read(byte[] message) throws IOException {
    fields.begin(message);
    Reply reply =
        switch (fields.constant(ReplyWriter.Tag.values())) {
          case READY -> ready();
          case FAILED -> new Reply.Failed(fields.text());
          case REPORT -> report();
          case BATCHED -> batched();
        };
    fields.end();
    return reply;
  }

  private Reply ready() throws IOException {
    int version = fields.integer();
    if (version != Protocol.VERSION) {
      throw new VersionMismatchException(version, Protocol.VERSION);
    }
    return new Reply.Ready(version, fields.text());
  }

  private Reply batched() throws IOException {
    Reply.WorkerState state = fields.constant(Reply.WorkerState.values());
    int runs = fields.integer();
    int size = fields.size();
    List<ListedRun> listed = new ArrayList<>(size);
    int row = 0;
    for (int i = 0; i < size; i++) {
      row += fields.integer();
      listed.add(new ListedRun(row, ending(), coverage()));
    }
    return new Reply.Batched(new BatchReport(runs, listed), state);
  }

  private Reply report() throws IOException {
    Reply.WorkerState state = fields.constant(Reply.WorkerState.values());
    ExprReader expressions = new ExprReader(fields.in, factory);
    Model input = expressions.readModel();
    int skipped = fields.integer();
    int size = fields.size();
    List<Event> events = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      events.add(event(expressions));
    }
    Ending ending = ending();
    CoveredProbes coverage = coverage();
    List<Assumption> assumptions = assumptions();
    String output = fields.text();
    long steps = fields.number();
    return new Reply.Report(
        new RunReport(
            input, skipped, events, ending, coverage, assumptions, output, steps, caught()),
        state);
  }

  private List<Caught> caught() throws IOException {
    int size = fields.size();
    List<Caught> caught = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      caught.add(new Caught(fields.name(), names()));
    }
    return caught;
  }

  private Event event(ExprReader expressions) throws IOException {
    return switch (fields.constant(ReplyWriter.EventTag.values())) {
      case DECISION -> decision(expressions);
      case PREMISE -> {
        Event.Premise.Kind kind = fields.constant(Event.Premise.Kind.values());
        yield new Event.Premise(expressions.readExpr(), kind);
      }
    };
  }

  private Event decision(ExprReader expressions) throws IOException {
    Site site = fields.site();
    int outcome = fields.integer();
    Expr condition = expressions.readExpr();
    int size = fields.size();
    List<Event.Alternative> alternatives = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      alternatives.add(new Event.Alternative(fields.integer(), expressions.readExpr()));
    }
    return new Event.Decision(site, outcome, condition, alternatives);
  }

  private Ending ending() throws IOException {
    Ending.Kind kind = fields.constant(Ending.Kind.values());
    return new Ending(
        kind, fields.text(), fields.name(), fields.text(), fields.name(), names(), causes());
  }

  private List<Cause> causes() throws IOException {
    int size = fields.size();
    List<Cause> causes = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      causes.add(new Cause(fields.name(), names()));
    }
    return causes;
  }

  private List<String> names() throws IOException {
    int size = fields.size();
    List<String> names = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      names.add(fields.name());
    }
    return names;
  }

  private List<Assumption> assumptions() throws IOException {
    int size = fields.size();
    List<Assumption> assumptions = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      AssumptionCode code = fields.constant(AssumptionCode.values());
      List<String> arguments = names();
      Optional<Location> place =
          fields.integer() == 0 ? Optional.empty() : Optional.of(fields.location());
      assumptions.add(new Assumption(code, arguments, place));
    }
    return assumptions;
  }

  private CoveredProbes coverage() throws IOException {
    int size = fields.size();
    if (size == 0) {
      return CoveredProbes.NONE;
    }
    Map<String, BitSet> byClass = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      String name = fields.name();
      long[] words = new long[fields.size()];
      for (int j = 0; j < words.length; j++) {
        words[j] = fields.number();
      }
      byClass.put(name, BitSet.valueOf(words));
    }
    return new CoveredProbes(byClass);
  }
}
