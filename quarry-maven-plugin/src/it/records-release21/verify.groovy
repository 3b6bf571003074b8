String log = new File(basedir, 'build.log').text
String test = new File(basedir, 'target/generated-test-sources/quarry/acme/PaymentQuarryTest.java').text
assert test.contains('Card(')
assert log.contains('-- in acme.PaymentQuarryTest')
assert log =~ /Tests run: [1-9]\d*, Failures: 0, Errors: 0, Skipped: 0/
