package dev.quarry.lab.soundness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Results in a file, as they come, so that a comparison can be taken up where it ended: a line for
 * each claim and each wrong verdict, and one for the program behind them.
 */
final class ResultLog {
  private static final String TAB = "\t";
  private static final String BETWEEN = ";";

  private final Path file;

  ResultLog(Path file) {
    this.file = file;
  }

  /** The programs that are there; one whose last line is missing is left out. */
  List<ProgramResult> read() throws IOException {
    List<ProgramResult> programs = new ArrayList<>();
    if (!Files.exists(file)) {
      return programs;
    }
    List<Claim> claims = new ArrayList<>();
    List<WrongVerdict> wrong = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      String[] fields = line.split(TAB, -1);
      switch (fields[0]) {
        case "claim" -> claims.add(claim(fields));
        case "wrong" -> wrong.add(wrong(fields));
        default -> {
          programs.add(program(fields, claims, wrong));
          claims.clear();
          wrong.clear();
        }
      }
    }
    return programs;
  }

  void add(ProgramResult program) throws IOException {
    var text = new StringBuilder();
    for (Claim claim : program.claims()) {
      text.append(
          line(
              "claim",
              claim.seed(),
              claim.by(),
              claim.target(),
              claim.verdict(),
              String.format(Locale.ROOT, "%.3f", claim.seconds()),
              String.join(BETWEEN, claim.reasons())));
    }
    for (WrongVerdict wrong : program.wrong()) {
      text.append(
          line("wrong", wrong.seed(), wrong.by(), wrong.kind(), wrong.target(), wrong.detail()));
    }
    text.append(
        line("program", program.seed(), program.runs(), program.lines(), program.executed()));
    Path directory = file.toAbsolutePath().getParent();
    if (directory != null) {
      Files.createDirectories(directory);
    }
    Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static String line(Object... fields) {
    var line = new StringBuilder();
    for (Object field : fields) {
      line.append(line.isEmpty() ? "" : TAB).append(field.toString().replaceAll("\\s", " "));
    }
    return line.append('\n').toString();
  }

  private static Claim claim(String[] fields) {
    return new Claim(
        Long.parseLong(fields[1]),
        Claimant.valueOf(fields[2]),
        fields[3],
        fields[4],
        fields[6].isEmpty() ? List.of() : List.of(fields[6].split(BETWEEN)),
        Double.parseDouble(fields[5]));
  }

  private static WrongVerdict wrong(String[] fields) {
    return new WrongVerdict(
        Long.parseLong(fields[1]),
        Claimant.valueOf(fields[2]),
        WrongVerdict.Kind.valueOf(fields[3]),
        fields[4],
        fields[5]);
  }

  private static ProgramResult program(
      String[] fields, List<Claim> claims, List<WrongVerdict> wrong) {
    return new ProgramResult(
        Long.parseLong(fields[1]),
        Integer.parseInt(fields[2]),
        Integer.parseInt(fields[3]),
        Integer.parseInt(fields[4]),
        claims,
        wrong);
  }
}
