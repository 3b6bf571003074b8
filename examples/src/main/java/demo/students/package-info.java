/**
 * Homework, handed in with mistakes: each line that can throw says so, as {@code // defect:} or, if
 * the method only refuses what it is given, as {@code // precondition:}.
 */
package demo.students;
