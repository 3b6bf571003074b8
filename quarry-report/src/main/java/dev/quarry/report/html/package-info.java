/**
 * The report as a folder of pages that need nothing but a browser: no server, no other hosts, no
 * script to be read. Start with {@link dev.quarry.report.html.HtmlReport}; {@link
 * dev.quarry.report.html.Layout} is what all pages have in common. Knows results and markup only.
 */
@NullMarked
package dev.quarry.report.html;

import org.jspecify.annotations.NullMarked;
