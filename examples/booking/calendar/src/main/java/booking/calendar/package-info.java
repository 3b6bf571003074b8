/** Dates, rooms and reservations; knows nothing of how they are sold. */
package booking.calendar;
