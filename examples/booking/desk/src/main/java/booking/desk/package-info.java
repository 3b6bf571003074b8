/** How rooms are sold. Start with {@link booking.desk.BookingDesk}. */
package booking.desk;
