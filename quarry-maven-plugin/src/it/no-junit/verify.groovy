String log = new File(basedir, 'build.log').text
assert new File(basedir, 'target/generated-test-sources/quarry/acme/RatioQuarryCrashTest.java').isFile()
assert log.contains('are not compiled: this project has neither JUnit 5 or 6 nor JUnit 4.13')
assert log.contains('BUILD SUCCESS')
