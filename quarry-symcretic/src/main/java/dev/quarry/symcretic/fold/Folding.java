package dev.quarry.symcretic.fold;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.Dominators;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Steps;
import dev.quarry.symcretic.step.Transfer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/**
 * Takes small pieces of code with several ways through them as one statement, where that is exact:
 * what lies between a join and the block that dominates it, and methods that are called, if they
 * write nothing but their own frames and have no loop. Each variable becomes a choice between what
 * it is on each way, so that the ways meet again instead of each being followed to the entry.
 */
public final class Folding {
  private static final int MOST_BLOCKS = 60;

  private final Codes codes;
  private final Steps steps;
  private final References references;
  private final Map<Frame, Optional<Summary>> summaries = new HashMap<>();
  private final Set<MethodId> entered = new HashSet<>();

  private record Frame(MethodId method, int level) {}

  public Folding(Codes codes, Steps steps, References references) {
    this.codes = codes;
    this.steps = steps;
    this.references = references;
  }

  /** Whether an instruction may make an initialiser run that changes more than its own class. */
  boolean initialisesMore(Site site) {
    return steps.initialisations(codes).at(site.code().body(), site.number()).changesMore();
  }

  Steps steps() {
    return steps;
  }

  References references() {
    return references;
  }

  /** What lies between a join and the end of a block above it. */
  public record Piece(Folded folded, Block above) {}

  /**
   * What lies between a join and the block that dominates it, that block's last jump included.
   *
   * @param join the first instruction of a block
   * @param after what must hold there
   */
  public Optional<Piece> above(Code code, int join, int level, Formula after) {
    int block = code.flow().blockOf(join).number();
    int above = code.dominators().immediate(block);
    if (code.flow().edgesTo(block).size() < 2 || above == Dominators.NONE || above == block) {
      return Optional.empty();
    }
    Region region = Region.between(code, above, block);
    if (!region.isPlain() || region.size() > MOST_BLOCKS || region.contains(block)) {
      return Optional.empty();
    }
    List<Input> variables = after.variables().stream().filter(v -> isOf(v, level)).toList();
    Map<Integer, Arrival> ends = Map.of(block, Arrival.of(variables, Formula.TRUE));
    Pass pass = new Pass(code, level, region, ends, this);
    return pass.end(above)
        .map(
            arrival ->
                folded(
                    variables,
                    arrival,
                    Extent.of(code, region, above).plus(pass.callees()),
                    code.body().at(join)))
        .map(folded -> new Piece(folded, code.flow().block(above)));
  }

  private boolean isOf(Input variable, int level) {
    return references.variables().slot(variable).filter(slot -> slot.level() == level).isPresent();
  }

  /** A call as a whole. */
  public Optional<Folded> call(Site site) {
    List<Input> result = Transfer.result(site).stream().toList();
    Pass pass = new Pass(site.code(), site.level(), Region.NONE, Map.of(), this);
    return pass.overCall(site, Arrival.of(result, Formula.TRUE))
        .map(arrival -> folded(result, arrival, pass.callees(), site.location()));
  }

  private Folded folded(List<Input> variables, Arrival arrival, Extent extent, Location place) {
    Assignment assignment = new Assignment(references);
    for (int i = 0; i < variables.size() && arrival.isPossible(); i++) {
      assignment.set(variables.get(i), arrival.values().get(i));
    }
    return new Folded(assignment, arrival.condition().orElseGet(() -> never(place)), extent);
  }

  private Formula never(Location place) {
    return Formula.TRUE.and(references.variables().factory().bool(false), place);
  }

  /** What a method does, if it changes nothing, in the variables of a frame. */
  Optional<Summary> summary(MethodId method, int level) {
    var frame = new Frame(method, level);
    Optional<Summary> known = summaries.get(frame);
    if (known != null) {
      return known;
    }
    if (!entered.add(method)) {
      // It calls itself; who asked first gets the same answer.
      return Optional.empty();
    }
    Optional<Summary> made = codes.find(method).flatMap(code -> summarise(code, level));
    entered.remove(method);
    summaries.put(frame, made);
    return made;
  }

  private Optional<Summary> summarise(Code code, int level) {
    Map<Integer, Arrival> ends = new HashMap<>();
    for (Block block : code.flow().blocks()) {
      int opcode = code.body().opcode(block.last());
      if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN && code.isReachable(block.last())) {
        List<Expr> returned =
            Transfer.returned(code, block.last(), level, references.variables()).stream().toList();
        ends.put(block.number(), Arrival.of(returned, Formula.TRUE));
      }
    }
    Region region = Region.ending(code, ends.keySet());
    if (!region.isPlain() || region.size() > MOST_BLOCKS) {
      return Optional.empty();
    }
    Pass pass = new Pass(code, level, region, ends, this);
    return pass.start(code.flow().blockOf(0).number())
        .filter(Arrival::isPossible)
        .map(
            arrival ->
                new Summary(
                    code.id(),
                    arrival.values().stream().findFirst(),
                    arrival.condition().orElseThrow(),
                    Extent.of(code, region, Dominators.NONE).plus(pass.callees())));
  }
}
