package dev.quarry.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A Chromium without a window, driven by its own protocol for developers' tools. */
final class Browser implements AutoCloseable {
  static final String HOW_TO_INSTALL =
      "There is no Chromium on the PATH. On Debian: apt-get update && apt-get install -y chromium";

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome-stable", "google-chrome");
  private static final String LISTENING = "DevTools listening on ";
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final ObjectMapper mapper = new ObjectMapper();
  private final BlockingQueue<JsonNode> answers = new LinkedBlockingQueue<>();
  private final List<JsonNode> events = new ArrayList<>();
  private final Process process;
  private final WebSocket socket;
  private String session = "";
  private int calls;

  private Browser(Process process, URI address) {
    this.process = process;
    this.socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(address, new Reader(answers, mapper))
            .join();
  }

  /** The browser of this machine; empty if there is none. */
  static Optional<Path> installed() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Starts a browser with a profile of its own and one blank page. */
  static Browser start(Path program, Path profile) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
                program.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-default-apps",
                "--disable-sync",
                "--no-first-run",
                "--window-size=1280,900",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectErrorStream(true);
    // What it leaves when it is ended goes with its profile.
    builder.environment().put("TMPDIR", Files.createDirectories(profile).toString());
    Process process = builder.start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(LISTENING)) {
        drain(out);
        Browser browser =
            new Browser(process, URI.create(line.substring(LISTENING.length()).strip()));
        browser.attach();
        return browser;
      }
    }
    process.destroyForcibly();
    throw new IOException("Chromium ended before it listened.");
  }

  private static void drain(BufferedReader out) {
    Thread thread = new Thread(() -> out.lines().forEach(line -> {}));
    thread.setDaemon(true);
    thread.start();
  }

  private void attach() throws InterruptedException {
    String target =
        call("Target.createTarget", Map.of("url", "about:blank")).get("targetId").asText();
    session =
        call("Target.attachToTarget", Map.of("targetId", target, "flatten", true))
            .get("sessionId")
            .asText();
    for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
      call(domain + ".enable", Map.of());
    }
  }

  /** One command of the protocol and its result. */
  JsonNode call(String method, Map<String, Object> parameters) throws InterruptedException {
    ObjectNode message = mapper.createObjectNode();
    int id = ++calls;
    message.put("id", id).put("method", method).set("params", mapper.valueToTree(parameters));
    if (!session.isEmpty()) {
      message.put("sessionId", session);
    }
    socket.sendText(message.toString(), true).join();
    while (true) {
      JsonNode answer = next();
      if (answer.path("id").asInt() == id) {
        if (answer.has("error")) {
          throw new IllegalStateException(method + ": " + answer.get("error"));
        }
        return answer.get("result");
      }
    }
  }

  private JsonNode next() throws InterruptedException {
    @Nullable JsonNode message = answers.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    if (message == null) {
      throw new IllegalStateException("Chromium does not answer.");
    }
    if (message.has("method")) {
      events.add(message);
    }
    return message;
  }

  /** Opens a page and waits until it is there, scripts included. */
  void open(Path page) throws InterruptedException {
    events.removeIf(event -> event.path("method").asText().equals("Page.loadEventFired"));
    call("Page.navigate", Map.of("url", page.toUri().toString()));
    while (events.stream()
        .noneMatch(event -> event.path("method").asText().equals("Page.loadEventFired"))) {
      next();
    }
  }

  /** The value of an expression of JavaScript in the page. */
  JsonNode value(String expression) throws InterruptedException {
    JsonNode result =
        call("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true));
    if (result.has("exceptionDetails")) {
      throw new IllegalStateException(expression + ": " + result.get("exceptionDetails"));
    }
    return result.get("result").path("value");
  }

  /** Presses a key. */
  void press(String key, int code) throws InterruptedException {
    for (String type : List.of("keyDown", "keyUp")) {
      Map<String, Object> event =
          key.equals("Enter") && type.equals("keyDown")
              ? Map.of("type", type, "key", key, "windowsVirtualKeyCode", code, "text", "\r")
              : Map.of("type", type, "key", key, "windowsVirtualKeyCode", code);
      call("Input.dispatchKeyEvent", event);
    }
  }

  /** Types a text. */
  void type(String text) throws InterruptedException {
    call("Input.insertText", Map.of("text", text));
  }

  /** What the page complained about in the console. */
  List<String> complaints() {
    return events.stream()
        .filter(
            event ->
                List.of("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")
                    .contains(event.path("method").asText()))
        .map(JsonNode::toString)
        .toList();
  }

  /** Addresses that were asked for. */
  List<String> requests() {
    return events.stream()
        .filter(event -> event.path("method").asText().equals("Network.requestWillBeSent"))
        .map(event -> event.at("/params/request/url").asText())
        .toList();
  }

  @Override
  public void close() {
    socket.abort();
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Puts messages together, which come in pieces. */
  private static final class Reader implements WebSocket.Listener {
    private final BlockingQueue<JsonNode> messages;
    private final ObjectMapper mapper;
    private final StringBuilder text = new StringBuilder();

    Reader(BlockingQueue<JsonNode> messages, ObjectMapper mapper) {
      this.messages = messages;
      this.mapper = mapper;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        try {
          messages.add(mapper.readTree(text.toString()));
        } catch (IOException e) {
          throw new IllegalStateException(e);
        }
        text.setLength(0);
      }
      socket.request(1);
      return null;
    }
  }
}
