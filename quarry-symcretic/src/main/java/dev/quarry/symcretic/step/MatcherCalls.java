package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.models.library.GroupPlace;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Assignment;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Matchers of regular expressions that the code of the method names, for texts that are strings. A
 * matcher has its text as content; what it has found in it is not known, but what groups look like.
 */
final class MatcherCalls {
  private static final String PATTERN = "java/util/regex/Pattern";
  private static final String MATCHER = "java/util/regex/Matcher";
  private static final Type STRING = Type.getObjectType("java/lang/String");
  private static final String NO_MATCH = "java/lang/IllegalStateException";

  /** The way past a call; empty if it is another method, or nothing is known of the matcher. */
  Optional<Way> of(Site site, MethodInsnNode call) {
    if (call.owner.equals(PATTERN) && call.name.equals("matcher")) {
      return site.typeBelow(0).equals(STRING) ? Optional.of(make(site)) : Optional.empty();
    }
    if (!call.owner.equals(MATCHER)) {
      return Optional.empty();
    }
    KnownValues values = site.code().values();
    return values
        .matched(site.number(), site.resultIndex())
        .flatMap(
            regex ->
                switch (call.name + call.desc) {
                  case "matches()Z" -> Optional.of(matches(site, regex));
                  case "find()Z", "lookingAt()Z" -> Optional.of(attempt(site, call));
                  case "group()Ljava/lang/String;" -> group(site, call, "(" + regex + ")", 1);
                  case "group(I)Ljava/lang/String;" ->
                      values
                          .constant(site.number(), site.resultIndex() + 1)
                          .flatMap(number -> group(site, call, regex, (Integer) number));
                  case "start()I", "end()I" -> Optional.of(place(site, call));
                  default -> Optional.empty();
                });
  }

  private static Way make(Site site) {
    Expr fresh = site.references().fresh();
    Expr text = site.variables().text(site.below(0));
    Assignment assignment = site.assignment().set(site.after(site.resultIndex(), Sort.REF), fresh);
    assignment.change(site.variables().texts(), Arrays.ofFresh(site, text));
    assignment.change(
        site.variables().types(),
        Arrays.ofFresh(site, site.factory().constant(Sort.TYPE, MATCHER.replace('/', '.'))));
    return new Way.Whole(
        site.factory().bool(true),
        Meaning.of(assignment, site.failsOnNull(site.below(1)), site.failsOnNull(site.below(0))));
  }

  private static Way matches(Site site, String regex) {
    ExprFactory factory = site.factory();
    Expr is = factory.apply(Op.STRING_MATCHES, text(site), factory.string(regex));
    return new Way.Whole(
        factory.bool(true),
        Meaning.of(
            site.assignment().set(site.after(site.resultIndex(), Sort.INT), site.truth(is)),
            site.failsOnNull(matcher(site))));
  }

  private static Way attempt(Site site, MethodInsnNode call) {
    Input any = site.references().unknown(Sort.BOOL);
    return promised(
        site,
        call,
        site.factory().bool(true),
        Meaning.of(
            site.assignment().set(site.after(site.resultIndex(), Sort.INT), site.truth(any)),
            site.failsOnNull(matcher(site))));
  }

  /** Empty if the group may not be there, or may look around. */
  private static Optional<Way> group(Site site, MethodInsnNode call, String regex, int number) {
    GroupPlace place = GroupPlace.of(regex, number);
    if (place == null) {
      return Optional.empty();
    }
    ExprFactory factory = site.factory();
    Input content = site.references().unknown(Sort.STRING);
    Expr holds = factory.apply(Op.STRING_MATCHES, content, factory.string(place.inside()));
    Input target = site.after(site.resultIndex(), Sort.REF);
    Assignment assignment = site.assignment();
    LibraryCalls.makeObject(site, assignment, target, content, "java/lang/String");
    Meaning meaning = Meaning.of(assignment, site.failsOnNull(matcher(site))).sharing(target);
    return Optional.of(promised(site, call, holds, meaning));
  }

  private static Way place(Site site, MethodInsnNode call) {
    ExprFactory factory = site.factory();
    Input place = site.references().unknown(Sort.INT);
    Expr holds =
        factory.and(
            List.of(
                factory.apply(Op.INT_LE, factory.intConst(0), place),
                factory.apply(Op.INT_LE, place, factory.apply(Op.STRING_LENGTH, text(site)))));
    return promised(
        site,
        call,
        holds,
        Meaning.of(
            site.assignment().set(site.after(site.resultIndex(), Sort.INT), place),
            site.failsOnNull(matcher(site))));
  }

  private static Way promised(Site site, MethodInsnNode call, Expr holds, Meaning meaning) {
    boolean needsMatch = !call.desc.endsWith("Z");
    Expr perhaps = site.references().unknown(Sort.BOOL);
    return new Way.Promised(
        holds,
        needsMatch ? meaning.doubtingAlso(site.fails(perhaps, NO_MATCH)) : meaning,
        site.assumption(
            AssumptionCode.CALL_NOT_FOLLOWED,
            MethodId.ofInternal(call.owner, call.name, call.desc).userForm()));
  }

  private static Expr matcher(Site site) {
    return site.at(site.resultIndex());
  }

  private static Expr text(Site site) {
    return site.variables().text(matcher(site));
  }
}
