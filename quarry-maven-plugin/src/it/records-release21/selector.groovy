// Looks for a JDK that knows Java 21: Maven's own, one beside it, or one that the environment names as in JAVA_HOME_21.
int version(File home) {
  File release = new File(home, 'release')
  if (!release.isFile() || !new File(home, 'bin/javac').exists()) {
    return 0
  }
  def properties = new Properties()
  release.withInputStream { properties.load(it) }
  return Runtime.Version.parse(properties.getProperty('JAVA_VERSION', '0').replace('"', '')).feature()
}

File own = new File(System.getProperty('java.home')).canonicalFile
List<File> homes = [own] + (own.parentFile.listFiles() ?: []).toList()
homes += System.getenv().findAll { it.key.startsWith('JAVA_HOME') }.collect { new File(it.value) }
File found = homes.findAll { version(it) >= 21 }.min { version(it) }
if (found == null) {
  println 'No JDK 21 or newer beside ' + own + ' or named by JAVA_HOME_…: the project for Java 21 is skipped.'
  return false
}
new File(basedir, 'toolchains.xml').text = """<toolchains>
  <toolchain>
    <type>jdk</type>
    <provides><version>${version(found)}</version></provides>
    <configuration><jdkHome>${found}</jdkHome></configuration>
  </toolchain>
</toolchains>
"""
return true
