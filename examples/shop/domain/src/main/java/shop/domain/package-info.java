/** What the shop is about; knows no services. */
package shop.domain;
