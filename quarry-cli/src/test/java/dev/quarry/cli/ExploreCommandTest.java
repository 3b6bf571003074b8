package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import demo.Train;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class ExploreCommandTest {
  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private static Path examples() {
    try {
      return Path.of(Train.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private int explore(String entry, Path classPath, String... options) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    List<String> words = new ArrayList<>(List.of("explore", entry, "-cp", classPath.toString()));
    words.addAll(List.of(options));
    return command.execute(words.toArray(String[]::new));
  }

  @Test
  void theShippedTrainHasSixPaths() {
    assertThat(explore("demo.Train#inspect", examples())).isEqualTo(0);
    assertThat(out.toString())
        .contains("returned \"no train\"", "threw NullPointerException at Train.java:22")
        .contains("first = {load=0, next=first}", "6 paths in 6 runs", "exhausted");
  }

  @Test
  void jsonHasTheDocumentedFields() throws IOException {
    assertThat(explore("demo.Triangle#classify", examples(), "--json", "-j", "2")).isEqualTo(0);
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("schema").asText()).isEqualTo("quarry.explore/2");
    assertThat(json.get("entry").asText()).isEqualTo("demo.Triangle#classify(int,int,int)");
    assertThat(json.get("runs").asInt()).isGreaterThanOrEqualTo(11);
    assertThat(json.get("paths")).hasSize(11);
    JsonNode decisions = json.get("decisions");
    assertThat(decisions.get(0).get("location").asText()).isEqualTo("Triangle.java:8");
    assertThat(decisions.get(0).get("ways").findValuesAsText("condition"))
        .containsExactlyInAnyOrder("a <= 0", "a > 0");
    assertThat(decisions.findValuesAsText("path")).hasSize(11).doesNotHaveDuplicates();
    assertThat(decisions.findValuesAsText("next"))
        .hasSize(decisions.size() - 1)
        .doesNotHaveDuplicates();
    JsonNode path = json.get("paths").get(0);
    assertThat(path.get("input").get("a").asInt()).isEqualTo(0);
    assertThat(path.get("outcome").asText()).isEqualTo("threw");
    assertThat(path.get("exception").asText()).isEqualTo("java.lang.IllegalArgumentException");
    assertThat(path.get("location").asText()).isEqualTo("Triangle.java:9");
    assertThat(json.get("coverage").get("branches").get("covered").asInt()).isEqualTo(22);
    assertThat(json.get("coverage").get("branches").get("total").asInt()).isEqualTo(22);
    assertThat(json.get("coverage").get("lines").get("total").asInt()).isEqualTo(8);
    assertThat(json.get("divergences").asInt()).isEqualTo(0);
    assertThat(json.get("assumptions")).isNotEmpty();
    assertThat(json.get("assumptions").findValuesAsText("code"))
        .containsExactly("oneCall", "classPath", "enoughMemory");
    assertThat(json.get("exhausted").asBoolean()).isTrue();
    assertThat(json.get("open")).isEmpty();
    assertThat(json.get("seconds").asDouble()).isPositive();
  }

  @Test
  void aLimitLeavesItOpenAndSaysSo() {
    assertThat(explore("demo.Triangle#classify", examples(), "--max-runs", "3")).isEqualTo(3);
    assertThat(out.toString()).contains("the limit of 3 runs is reached");
  }

  @Test
  void anUnknownClassIsAnsweredWithNearNames() {
    assertThat(explore("demo.Trian#inspect", examples())).isEqualTo(2);
    assertThat(err.toString()).contains("demo.Train");
  }

  @Test
  void anUnknownMethodIsAnsweredWithNearNames() {
    assertThat(explore("demo.Train#inspekt", examples())).isEqualTo(2);
    assertThat(err.toString()).contains("inspect");
  }

  @Test
  void aClassPathEntryThatIsMissingIsNamed() {
    assertThat(explore("demo.Train#inspect", directory.resolve("nowhere"))).isEqualTo(2);
    assertThat(err.toString()).contains("nowhere");
  }

  @Test
  void aCorruptJarIsNamed() throws IOException {
    Path jar = Files.writeString(directory.resolve("broken.jar"), "this is no jar");
    assertThat(explore("demo.Train#inspect", jar)).isEqualTo(4);
    assertThat(err.toString()).contains("broken.jar");
  }

  @Test
  void aClassFromTheFutureIsRefused() throws IOException {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(200, Opcodes.ACC_PUBLIC, "Future", null, "java/lang/Object", null);
    writer.visitEnd();
    Files.write(directory.resolve("Future.class"), writer.toByteArray());
    assertThat(explore("Future#run", directory)).isEqualTo(4);
    assertThat(err.toString()).contains("Future", "Java 156");
  }

  @Test
  void anUnknownSearcherIsAnsweredWithTheNames() {
    assertThat(explore("demo.Train#inspect", examples(), "--searcher", "dsf")).isEqualTo(2);
    assertThat(err.toString()).contains("dsf", "dfs", "generational");
  }

  @Test
  void whatCanNotBeAllowedIsAnsweredWithWhatCan() {
    assertThat(explore("demo.Train#inspect", examples(), "--allow", "everything")).isEqualTo(2);
    assertThat(err.toString()).contains("everything", "threads", "files");
  }

  @Test
  void theHelpNamesTheSearchers() {
    explore("demo.Train#inspect", examples(), "--help");
    assertThat(out.toString()).contains("--searcher", "generational", "--input-class", "--allow");
  }
}
