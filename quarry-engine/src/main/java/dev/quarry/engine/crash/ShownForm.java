package dev.quarry.engine.crash;

import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.spread.WireReader;
import dev.quarry.engine.spread.WireWriter;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.codec.ExprReader;
import dev.quarry.expr.codec.ExprWriter;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.StateEnding;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashSet;

/** What runs have shown, as bytes. Safe for many threads. */
final class ShownForm {
  private static final int MOST_PARAMETERS = 255;

  private final ExprFactory factory;

  /**
   * @param factory of the inputs that are read
   */
  ShownForm(ExprFactory factory) {
    this.factory = factory;
  }

  byte[] write(Shown shown) {
    WireWriter out = new WireWriter();
    out.count(shown.runs()).count(shown.paths());
    out.count(shown.branches().covered()).count(shown.branches().total());
    out.list(
        shown.endings().rows().entrySet(),
        row -> out.text(row.getKey().name()).count(row.getValue()));
    out.text(shown.note());
    out.list(shown.states(), state -> write(state, out));
    return out.bytes();
  }

  private static void write(ShownState state, WireWriter out) {
    out.count(state.driver()).text(state.exception()).text(state.place());
    write(state.cause(), out);
    out.count(state.paths());
    out.written(
        stream -> {
          ExprWriter writer = new ExprWriter(stream);
          writer.write(state.input());
          writer.flush();
        });
  }

  private static void write(Cause cause, WireWriter out) {
    out.list(cause.telling().stream().sorted().toList(), argument -> out.count(argument));
    out.list(
        cause.forbidden().stream().toList(),
        place ->
            out.text(place.callee().owner())
                .text(place.callee().name())
                .text(place.callee().descriptor())
                .count(place.parameter()));
  }

  private static Cause cause(WireReader in) throws IOException {
    var telling = new LinkedHashSet<>(in.list(() -> in.index(Integer.MAX_VALUE)));
    var forbidden =
        in.list(
            () ->
                new Cause.ForbiddenNull(
                    new MethodId(in.text(), in.text(), in.text()), in.index(MOST_PARAMETERS)));
    return new Cause(telling, forbidden.stream().findFirst());
  }

  /**
   * @param plan of the method
   * @throws IOException if it is not what was shown of such a method
   */
  Shown read(byte[] bytes, MethodPlan plan) throws IOException {
    WireReader in = new WireReader(bytes);
    int runs = in.index(Integer.MAX_VALUE);
    int paths = in.index(Integer.MAX_VALUE);
    int covered = in.index(Integer.MAX_VALUE);
    int total = in.index(Integer.MAX_VALUE);
    Endings endings = new Endings();
    in.list(
        () -> {
          endings.add(in.constant(StateEnding.values()), in.count(Long.MAX_VALUE));
          return endings;
        });
    String note = in.text();
    var states = in.list(() -> state(in, plan));
    in.end();
    return new Shown(runs, paths, new Count(covered, total), states, endings, note);
  }

  private ShownState state(WireReader in, MethodPlan plan) throws IOException {
    int driver = in.index(plan.drivers().size() - 1);
    String exception = in.text();
    String place = in.text();
    Cause cause = cause(in);
    int paths = in.index(Integer.MAX_VALUE);
    if (paths == 0) {
      throw new IOException("No path is said to end with " + exception + ".");
    }
    return new ShownState(driver, exception, place, model(in.bytes()), cause, paths);
  }

  private Model model(byte[] bytes) throws IOException {
    ByteArrayInputStream stream = new ByteArrayInputStream(bytes);
    try {
      Model model = new ExprReader(stream, factory).readModel();
      if (stream.available() > 0) {
        throw new IOException("There is more than one input.");
      }
      return model;
    } catch (IllegalArgumentException misfit) {
      throw new IOException("An input has a value that it can't have.", misfit);
    }
  }
}
