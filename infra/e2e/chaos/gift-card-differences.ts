import type { PlatformDatabases } from './platform-databases.ts';

/**
 * Gift cards whose balance is not the sum of their bookings, or whose bookings of an order are not what the order
 * holds, one line each (GIFT-03).
 */
export async function giftCardDifferences({ ordering }: Pick<PlatformDatabases, 'ordering'>): Promise<string[]> {
  const { rows: cards } = await ordering.query<{ id: string; balance: string; booked: string }>(
    `select id, balance, coalesce((select sum(amount) from gift_card_booking where card_id = gift_card.id), 0) as booked
     from gift_card where balance < 0
       or balance <> coalesce((select sum(amount) from gift_card_booking where card_id = gift_card.id), 0)`,
  );
  const { rows: orders } = await ordering.query<{ id: string; kept: string; booked: string }>(
    `select coalesce(orders.id, booked.order_id) as id, coalesce(gift_card - gift_card_returned, 0) as kept,
       coalesce(booked.amount, 0) as booked
     from (select id, gift_card_id, gift_card, gift_card_returned from orders where gift_card_id is not null) as orders
     full join (select order_id, card_id, sum(amount) as amount from gift_card_booking where order_id is not null
       group by order_id, card_id) as booked on booked.order_id = orders.id and booked.card_id = orders.gift_card_id
     where coalesce(gift_card - gift_card_returned, 0) <> -coalesce(booked.amount, 0)`,
  );
  return [
    ...cards.map(({ id, balance, booked }) => `gift card ${id} has ${balance}, but its bookings are ${booked}`),
    ...orders.map(({ id, kept, booked }) => `order ${id} holds ${kept} of its gift card, but ${booked} is booked`),
  ];
}
