package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Fragment;
import dev.quarry.report.markup.Markup;
import dev.quarry.report.markup.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Colours the lines of Java source, one after the other from the first on. */
final class JavaColours {
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<comment>//.*|/\\*.*?(\\*/|$))"
              + "|(?<block>\"\"\".*?(\"\"\"|$))"
              + "|(?<string>\"(\\\\.|[^\"\\\\])*\"?|'(\\\\.|[^'\\\\])*'?)"
              + "|(?<annotation>@[A-Za-z_][\\w.]*)"
              + "|(?<number>\\b\\d[\\w.]*)"
              + "|(?<keyword>\\b(?:abstract|assert|boolean|break|byte|case|catch|char|class|const"
              + "|continue|default|do|double|else|enum|extends|false|final|finally|float|for|goto"
              + "|if|implements|import|instanceof|int|interface|long|native|new|null|package"
              + "|permits|private|protected|public|record|return|sealed|short|static|strictfp"
              + "|super|switch|synchronized|this|throw|throws|transient|true|try|var|void"
              + "|volatile|while|yield)\\b)");
  private static final List<String> KINDS =
      List.of("comment", "block", "string", "annotation", "number", "keyword");
  private static final String COMMENT_END = "*/";
  private static final String BLOCK_END = "\"\"\"";

  /** What ends the comment or text block that the next line begins in; "" if it begins in none. */
  private String until = "";

  /** The next line. */
  Markup line(String text) {
    List<Markup> parts = new ArrayList<>();
    int from = inside(text, parts);
    Matcher token = TOKEN.matcher(text);
    while (token.find(from)) {
      parts.add(new Text(text.substring(from, token.start())));
      String kind = kind(token);
      parts.add(span(kind, token.group()));
      begin(kind, token.group());
      from = token.end();
    }
    parts.add(new Text(text.substring(from)));
    return new Fragment(parts);
  }

  /** The rest of what began on a line before; where it ends. */
  private int inside(String text, List<Markup> parts) {
    if (until.isEmpty()) {
      return 0;
    }
    int end = text.indexOf(until);
    int to = end < 0 ? text.length() : end + until.length();
    parts.add(span(until.equals(COMMENT_END) ? "comment" : "block", text.substring(0, to)));
    until = end < 0 ? until : "";
    return to;
  }

  private void begin(String kind, String token) {
    boolean isComment =
        token.startsWith("/*") && (token.length() < 4 || !token.endsWith(COMMENT_END));
    boolean isBlock = kind.equals("block") && (token.length() < 6 || !token.endsWith(BLOCK_END));
    until = isComment ? COMMENT_END : isBlock ? BLOCK_END : "";
  }

  private static String kind(Matcher token) {
    return KINDS.stream().filter(kind -> token.group(kind) != null).findFirst().orElse("");
  }

  private static Markup span(String kind, String text) {
    return Element.of("span", text).in("j-" + kind);
  }
}
