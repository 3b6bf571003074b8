package dev.quarry.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

class JavaColoursTest {
  private static Document coloured(String... lines) {
    StringBuilder out = new StringBuilder();
    Parts.coloured(List.of(lines)).write(out);
    return Jsoup.parse("<pre>" + out + "</pre>");
  }

  @Test
  void wordsStringsNumbersAndCommentsHaveColours() {
    Document code = coloured("@Override int a = 0x1F; // if", "String s = \"/* \\\" */\" + 'x';");
    assertThat(code.select(".j-keyword").eachText()).containsExactly("int");
    assertThat(code.select(".j-annotation").eachText()).containsExactly("@Override");
    assertThat(code.select(".j-number").eachText()).containsExactly("0x1F");
    assertThat(code.select(".j-comment").eachText()).containsExactly("// if");
    assertThat(code.select(".j-string").eachText()).containsExactly("\"/* \\\" */\"", "'x'");
  }

  @Test
  void commentsAndTextBlocksGoOnOverLines() {
    Document code =
        coloured("int a; /* one", "two \"", "*/ int b;", "s = \"\"\"", "  int", "  \"\"\" + int;");
    assertThat(code.select(".j-comment").eachText()).containsExactly("/* one", "two \"", "*/");
    assertThat(code.select(".j-keyword").eachText()).containsExactly("int", "int", "int");
    assertThat(code.select(".j-block")).hasSize(3);
  }

  @Test
  void nothingGetsLost() {
    String line = "  if (a < b && c[\"x\"] != '\\n') { return; } // </code>";
    assertThat(coloured(line).wholeText()).isEqualTo(line + "\n");
  }
}
