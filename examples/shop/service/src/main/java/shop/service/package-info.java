/** What the shop does with orders. Start with {@link shop.service.OrderService}. */
package shop.service;
