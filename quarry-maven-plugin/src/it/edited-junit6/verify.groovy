String log = new File(basedir, 'build.log').text
File mine = new File(basedir, 'src/test/java/acme/TicketsQuarryReachTest.java')
assert log.contains(mine.toString() + ' was edited and is left alone')
assert mine.text.contains('thisIsMine')
assert new File(mine.parentFile, 'TicketsQuarryReachTest.java.new').text.contains('new Tickets(3, 3)')
assert log.contains('Tests run: 1, Failures: 0, Errors: 0')
