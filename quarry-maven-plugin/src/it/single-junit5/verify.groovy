String log = new File(basedir, 'build.log').text
assert log.contains('branches 18/18 (100.0 %)')
assert log.count('Nothing changed since Quarry ran') == 1
assert new File(basedir, 'target/generated-test-sources/quarry/acme/TriangleQuarryTest.java').isFile()
assert log.count('-- in acme.TriangleQuarryTest') == 2
assert new File(basedir, 'target/generated-test-sources/quarry/acme/ShapeQuarryTest.java').text.contains('import kotlin.Pair;')
assert log.count('-- in acme.ShapeQuarryTest') == 2
assert log =~ /Tests run: [1-9]\d*, Failures: 0, Errors: 0, Skipped: 0/
String overview = new File(basedir, 'target/quarry/report/index.html').text
assert overview.contains('acme.Triangle')
assert ['reach', 'crash', 'cover', 'explore', 'check', 'verify', 'reproduce', 'report', 'help'].every { log.contains('quarry:' + it) }
