String log = new File(basedir, 'build.log').text
File test = new File(basedir, 'billing/target/generated-test-sources/quarry/acme/InvoiceQuarryCrashTest.java')
assert test.text.contains('import org.junit.Test;')
assert test.text.contains('ArithmeticException.class')
assert !test.text.contains('unsafe')
assert log.contains('nothing for Quarry to do')
assert log.contains('There is nothing to analyse in')
assert log.contains('Tests run: 2, Failures: 0, Errors: 0, Skipped: 0')

// Java 8 has neither List.of nor String.repeat; the compiler of the project said nothing against what is there instead.
String suite = new File(basedir, 'shop/target/generated-test-sources/quarry/acme/shop/BasketQuarryTest.java').text
assert suite.contains('Arrays.asList(')
assert suite.contains('nCopies(')
assert log.contains('branches 4/4 (100.0 %)')
assert log.contains('-- in acme.shop.BasketQuarryTest')
assert log.contains('-- in acme.shop.BasketQuarryCrashTest')
assert log.contains('-- in acme.shop.BasketTest')
