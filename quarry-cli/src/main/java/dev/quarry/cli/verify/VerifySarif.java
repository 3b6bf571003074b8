package dev.quarry.cli.verify;

import dev.quarry.engine.verify.Judgement;
import dev.quarry.engine.verify.Verdict;
import dev.quarry.report.warning.SarifVerdict;
import dev.quarry.report.warning.VerdictLog;
import dev.quarry.report.warning.WarningFile;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The warnings as SARIF with verdicts on them. */
final class VerifySarif {
  private final Path file;

  VerifySarif(Path file) {
    this.file = file;
  }

  /**
   * @param verified the warnings of all files, in their order
   */
  void write(List<WarningFile> files, List<Verified> verified) throws IOException {
    VerdictLog log = new VerdictLog();
    int from = 0;
    for (WarningFile one : files) {
      int to = from + one.warnings().size();
      log.add(one, verified.subList(from, to).stream().map(VerifySarif::verdict).toList());
      from = to;
    }
    try (Writer out = Files.newBufferedWriter(file)) {
      log.write(out);
    }
  }

  private static SarifVerdict verdict(Verified one) {
    Judgement judgement = one.judgement();
    Map<String, String> properties = new LinkedHashMap<>();
    properties.put("verdict", judgement.verdict().text());
    put(properties, "input", VerdictWords.input(judgement));
    put(properties, "test", VerdictWords.test(judgement));
    put(properties, "proof", VerdictWords.proof(judgement));
    put(properties, "reason", judgement.reason());
    boolean isRefuted = judgement.verdict() == Verdict.REFUTED;
    boolean isShown = judgement.verdict() == Verdict.CONFIRMED && judgement.shown().isPresent();
    return new SarifVerdict(
        properties,
        isRefuted ? VerdictWords.justification(judgement) : "",
        isShown
            ? VerdictWords.input(judgement)
                + " gets here. The test is "
                + VerdictWords.test(judgement)
                + "."
            : "");
  }

  private static void put(Map<String, String> properties, String name, String text) {
    if (!text.isEmpty()) {
      properties.put(name, text);
    }
  }
}
