String log = new File(basedir, 'build.log').text
File test = new File(basedir, 'billing/target/generated-test-sources/quarry/acme/InvoiceQuarryTest.java')
assert test.text.contains('import org.junit.Test;')
assert test.text.contains('ArithmeticException.class')
assert !test.text.contains('unsafe')
assert log.contains('nothing for Quarry to do')
assert log.contains('There is nothing to analyse in')
assert log.contains('Tests run: 2, Failures: 0, Errors: 0, Skipped: 0')
