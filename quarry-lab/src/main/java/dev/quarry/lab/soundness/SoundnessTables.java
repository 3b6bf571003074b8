package dev.quarry.lab.soundness;

import dev.quarry.lab.report.Cells;
import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The figures for people. */
public final class SoundnessTables {
  private static final int MOST_REASONS = 30;

  private final SoundnessFigures figures;

  public SoundnessTables(SoundnessFigures figures) {
    this.figures = figures;
  }

  /** All tables. */
  public List<Table> tables() {
    return List.of(verdicts(), reasons(), wrong());
  }

  private Table verdicts() {
    List<List<String>> rows = new ArrayList<>();
    for (Claimant by : Claimant.values()) {
      List<Claim> claims = figures.claims(by);
      if (!claims.isEmpty()) {
        rows.add(row(by, claims));
      }
    }
    int runs = figures.programs().stream().mapToInt(ProgramResult::runs).sum();
    return new Table(
        "Verdicts about %s programs from seed %d, %s plain calls"
            .formatted(
                Cells.whole(figures.programs().size()),
                figures.settings().seed(),
                Cells.whole(runs)),
        List.of(
            "by",
            "asked",
            "reached",
            "unreachable",
            "exhausted",
            "undecided",
            "no way",
            "wrong",
            "s"),
        rows);
  }

  private List<String> row(Claimant by, List<Claim> claims) {
    return List.of(
        by.text(),
        Cells.whole(claims.size()),
        count(Claim.REACHED, claims),
        count(Claim.UNREACHABLE, claims),
        count(Claim.EXHAUSTED, claims),
        count(Claim.UNDECIDED, claims),
        count(Claim.NO_WAY, claims),
        Cells.whole(figures.wrong().stream().filter(wrong -> wrong.by() == by).count()),
        Cells.number(claims.stream().mapToDouble(Claim::seconds).sum()));
  }

  private static String count(String verdict, List<Claim> claims) {
    return Cells.whole(claims.stream().filter(claim -> claim.verdict().equals(verdict)).count());
  }

  /** The first reason of each undecided claim. */
  private Table reasons() {
    Map<String, Map<Claimant, Integer>> counts = new LinkedHashMap<>();
    for (Claimant by : Claimant.values()) {
      for (Claim claim : figures.claims(by)) {
        if (claim.verdict().equals(Claim.UNDECIDED)) {
          String reason = claim.reasons().isEmpty() ? "" : claim.reasons().get(0);
          counts.computeIfAbsent(reason, none -> new LinkedHashMap<>()).merge(by, 1, Integer::sum);
        }
      }
    }
    List<List<String>> rows =
        counts.entrySet().stream()
            .sorted((one, other) -> sum(other.getValue()) - sum(one.getValue()))
            .limit(MOST_REASONS)
            .map(entry -> row(entry.getKey(), entry.getValue()))
            .toList();
    List<String> header = new ArrayList<>(List.of("first reason"));
    for (Claimant by : Claimant.values()) {
      header.add(by.text());
    }
    return new Table("Undecided, by reason", header, rows);
  }

  private static List<String> row(String reason, Map<Claimant, Integer> counts) {
    List<String> row = new ArrayList<>(List.of(reason));
    for (Claimant by : Claimant.values()) {
      row.add(Cells.whole(counts.getOrDefault(by, 0)));
    }
    return row;
  }

  private static int sum(Map<Claimant, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  private Table wrong() {
    List<List<String>> rows =
        figures.wrong().stream()
            .map(
                wrong ->
                    List.of(
                        String.valueOf(wrong.seed()),
                        wrong.by().text(),
                        wrong.target(),
                        wrong.kind().text(),
                        wrong.detail()))
            .toList();
    return new Table(
        "Wrong verdicts: " + rows.size(),
        List.of("seed", "by", "target", "what", "plain Java"),
        rows);
  }
}
