# shellcheck shell=bash
# Sourced by ./quarry and ./lab: runs a module's jar from the source tree, and builds it first if there is no build or
# a source is newer. A distribution's bin/quarry uses it, too, and builds nothing. QUARRY_OPTS holds extra options for
# the Java virtual machine. They set
#   home    the directory of the source tree
#   name    of the command, before its messages
#   title   of what is built, in a sentence
#   module  whose jar is run
#   unused  a module that it does without, or nothing

readonly EXIT_USAGE=2 EXIT_INTERNAL=70

fail() { # exit code, message
  printf '%s: %s\n' "$name" "$2" >&2
  exit "$1"
}

# Sets `java`; JAVA_HOME wins over the PATH, as it does for Maven.
find_java() {
  if [ -n "${JAVA_HOME:-}" ]; then
    java="$JAVA_HOME/bin/java"
    [ -x "$java" ] || fail $EXIT_USAGE "JAVA_HOME is '$JAVA_HOME', which has no bin/java. Point it to a JDK 17 or newer, or unset it."
  else
    java="$(command -v java)" || fail $EXIT_USAGE "Java was not found. Install a JDK 17 or newer and put it on the PATH, or set JAVA_HOME."
  fi
  local banner version release
  # A JDK says in a file what it is; asking it would start a virtual machine.
  release="$(dirname "$(readlink -f "$java" 2>/dev/null || printf '%s' "$java")")/../release"
  version="$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$release" 2>/dev/null || true)"
  if [ -n "$version" ] && [ "$version" -ge 17 ]; then return; fi
  banner="$("$java" -version 2>&1)" || fail $EXIT_USAGE "'$java' does not run. Install a JDK 17 or newer. It said: $banner"
  version="$(printf '%s\n' "$banner" | sed -n 's/.* version "\([0-9]*\).*/\1/p' | head -n 1)"
  if [ -n "$version" ] && [ "$version" -lt 17 ]; then
    fail $EXIT_USAGE "'$java' is too old; Quarry needs Java 17 or newer. Set JAVA_HOME to a newer JDK."
  fi
}

# True if something was built and no source, resource or pom changed after the file $1.
is_newest() {
  [ -e "$1" ] && [ -f "$jar" ] && [ -z "$(find "${sources[@]}" -newer "$1" 2>/dev/null | head -n 1)" ]
}

# Maven leaves a jar alone whose own classes did not change, so the launcher keeps a stamp beside it.
is_built() { is_newest "$stamp" || is_newest "$jar"; }

# Of what Maven says, what it is building, in one line on a terminal; and what is wrong.
show_build() {
  local line wide=""
  while IFS= read -r line; do
    case "$line" in
      "[INFO] Building "*"["*"/"*"]")
        line="${line#"[INFO] Building "}"
        if [ -t 2 ]; then printf '\r\033[K  %.60s' "$line" >&2 && wide=yes; fi
        ;;
      "[ERROR]"* | "[WARNING] COMPILATION"*) printf '%s%s\n' "${wide:+$'\n'}" "$line" >&2 && wide="" ;;
    esac
  done
  if [ -n "$wide" ]; then printf '\r\033[K' >&2; fi
}

build() {
  local reason="a source changed" started checks=()
  if [ ! -f "$jar" ]; then
    reason="first use"
    # Whoever only wants to run it need not have the sources checked, which takes longer than to compile them.
    checks=(-Derror-prone.plugin=-XDchecked=no)
  fi
  command -v mvn >/dev/null || fail $EXIT_USAGE "Maven was not found, and $title must be built ($reason). Install Maven 3.8 or newer and put mvn on the PATH."
  printf 'Building %s (%s)…\n' "$title" "$reason" >&2
  mkdir -p "$(dirname "$stamp")"
  started="$stamp.$$"
  : >"$started"
  if ! (cd "$home" && mvn -B -ntp "${checks[@]+"${checks[@]}"}" -Dmaven.test.skip=true -pl "$module,examples" -am package) |
    show_build; then
    rm -f "$started"
    fail $EXIT_INTERNAL "Building $title failed; the messages above say why. After mending it, run the same command again."
  fi
  mv "$started" "$stamp"
}

# Sets `sources`: those of all modules but the one that is not used.
find_sources() {
  local directory
  sources=("$home/pom.xml" "$home/.mvn" "$home/examples/pom.xml" "$home/examples/src")
  for directory in "$home"/quarry-*; do
    [ "$directory" = "$home/$unused" ] || sources+=("$directory/pom.xml" "$directory/src/main")
  done
}

# Adds to `options`. An archive of the classes that Quarry loads makes starts faster; it is made on first use, and again
# when the jar or the JDK is another. Where that can't be, an empty file says so. QUARRY_NO_ARCHIVE=1 does without.
share_classes() {
  [ "$module" = quarry-cli ] && [ -z "${QUARRY_NO_ARCHIVE:-}" ] || return 0
  local directory key archive
  directory="${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/quarry/launcher"
  key="$(printf '%s %s' "$jar" "$(ls -lL "$java" "$(dirname "$(readlink -f "$java")")/../lib/modules" 2>/dev/null || true)" | cksum | tr ' ' '-')"
  archive="$directory/$key.jsa"
  if [ ! -e "$archive" ] || [ "$jar" -nt "$archive" ] || [ "$stamp" -nt "$archive" ]; then
    mkdir -p "$directory" 2>/dev/null && [ -w "$directory" ] || return 0
    printf 'Preparing Quarry for faster starts…\n' >&2
    "$java" -jar "$jar" prepare --archive "$archive" >/dev/null 2>&1 || true
    [ "$archive" -nt "$jar" ] || { rm -f "$archive" && : >"$archive"; } 2>/dev/null || true
  fi
  [ -s "$archive" ] || return 0
  # What the virtual machine says about an archive that does not fit is no result.
  options+=("-XX:SharedArchiveFile=$archive" -Xlog:disable -Xlog:all=error:stderr)
}

launch() { # arguments
  jar="$home/$module/target/$module.jar"
  stamp="$home/$module/target/quarry-launcher.stamp"
  find_java
  find_sources
  if ! is_built; then
    # Two first uses at the same time: one builds, the other waits. Without flock they may build twice.
    exec 9<"$home/pom.xml"
    if command -v flock >/dev/null; then flock 9; fi
    is_built || build
    exec 9<&-
  fi
  start "$@"
}

# Runs `jar` with `java`; `stamp` is as old as what it was made of.
start() { # arguments
  # Most commands are short: the second compiler begins later.
  options=(-XX:Tier4InvocationThreshold=50000 -XX:Tier4MinInvocationThreshold=6000
    -XX:Tier4CompileThreshold=150000 -XX:Tier4BackEdgeThreshold=400000)
  [ "$module" = quarry-cli ] || options=(-Xshare:auto)
  share_classes
  # The jar's manifest names its libraries and allows native access.
  # shellcheck disable=SC2086 # QUARRY_OPTS is a list of words
  exec "$java" "${options[@]}" ${QUARRY_OPTS:-} -jar "$jar" "$@"
}
