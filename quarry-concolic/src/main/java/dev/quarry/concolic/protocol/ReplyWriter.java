package dev.quarry.concolic.protocol;

import dev.quarry.concolic.Caught;
import dev.quarry.concolic.Cause;
import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.expr.codec.ExprWriter;
import dev.quarry.process.Frames;
import dev.quarry.program.ledger.Assumption;
import java.io.IOException;
import java.io.OutputStream;
import java.util.BitSet;
import java.util.List;

/** The worker's end of one connection: writes replies. */
public final class ReplyWriter {
  /** What a message is; the order is part of the form. */
  enum Tag {
    READY,
    FAILED,
    REPORT,
    BATCHED
  }

  /** What an event is; the order is part of the form. */
  enum EventTag {
    DECISION,
    PREMISE
  }

  private final OutputStream stream;
  private final FieldWriter fields = new FieldWriter();

  public ReplyWriter(OutputStream stream) {
    this.stream = stream;
  }

  /** Sends a reply. */
  public void write(Reply reply) throws IOException {
    fields.out.reset();
    if (reply instanceof Reply.Ready ready) {
      fields.constant(Tag.READY);
      fields.number(ready.version());
      fields.text(ready.java());
    } else if (reply instanceof Reply.Failed failed) {
      fields.constant(Tag.FAILED);
      fields.text(failed.sentence());
    } else if (reply instanceof Reply.Report report) {
      fields.constant(Tag.REPORT);
      fields.constant(report.state());
      report(report.report());
    } else if (reply instanceof Reply.Batched batched) {
      fields.constant(Tag.BATCHED);
      fields.constant(batched.state());
      batch(batched.part());
    }
    Frames.write(stream, fields.out.toByteArray());
  }

  private void batch(BatchReport part) {
    fields.number(part.runs());
    fields.number(part.listed().size());
    int row = 0;
    for (ListedRun run : part.listed()) {
      fields.number(run.row() - row);
      row = run.row();
      ending(run.ending());
      coverage(run.growth());
    }
  }

  private void report(RunReport report) throws IOException {
    ExprWriter expressions = new ExprWriter(fields.out);
    expressions.write(report.input());
    fields.number(report.skipped());
    fields.number(report.events().size());
    for (Event event : report.events()) {
      event(event, expressions);
    }
    ending(report.ending());
    coverage(report.coverage());
    fields.number(report.assumptions().size());
    report.assumptions().forEach(this::assumption);
    fields.text(report.output());
    fields.number(report.steps());
    fields.number(report.caught().size());
    for (Caught caught : report.caught()) {
      fields.name(caught.exception());
      calls(caught.calls());
    }
  }

  private void assumption(Assumption assumption) {
    fields.constant(assumption.code());
    fields.number(assumption.arguments().size());
    assumption.arguments().forEach(fields::name);
    fields.number(assumption.place().isPresent() ? 1 : 0);
    assumption.place().ifPresent(fields::location);
  }

  private void event(Event event, ExprWriter expressions) throws IOException {
    if (event instanceof Event.Decision decision) {
      fields.constant(EventTag.DECISION);
      fields.site(decision.site());
      fields.number(decision.outcome());
      expressions.write(decision.condition());
      fields.number(decision.alternatives().size());
      for (Event.Alternative alternative : decision.alternatives()) {
        fields.number(alternative.outcome());
        expressions.write(alternative.condition());
      }
    } else if (event instanceof Event.Premise premise) {
      fields.constant(EventTag.PREMISE);
      fields.constant(premise.kind());
      expressions.write(premise.condition());
    }
  }

  private void ending(Ending ending) {
    fields.constant(ending.kind());
    fields.text(ending.value());
    fields.name(ending.exception());
    fields.text(ending.message());
    fields.name(ending.place());
    calls(ending.calls());
    fields.number(ending.causes().size());
    for (Cause cause : ending.causes()) {
      fields.name(cause.exception());
      calls(cause.calls());
    }
  }

  private void calls(List<String> calls) {
    fields.number(calls.size());
    calls.forEach(fields::name);
  }

  private void coverage(CoveredProbes coverage) {
    fields.number(coverage.byClass().size());
    coverage.byClass().forEach(this::probes);
  }

  private void probes(String name, BitSet set) {
    fields.name(name);
    long[] words = set.toLongArray();
    fields.number(words.length);
    for (long word : words) {
      fields.number(word);
    }
  }
}
