import type { OrderType } from '../orders/order-types.ts';

const typeNames: Record<OrderType, string> = { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' };

/** Why a coupon does not apply. */
export const couponTexts = {
  notYet: (day: string) => `Dieser Gutscheincode gilt erst ab ${day}.`,
  expired: (day: string) => `Dieser Gutscheincode ist abgelaufen. Er galt bis ${day}.`,
  otherBranch: 'Dieser Gutscheincode gilt in einer anderen Filiale.',
  otherType: (types: readonly OrderType[]) =>
    `Dieser Gutscheincode gilt nur für ${types.map((type) => typeNames[type]).join(' und ')}.`,
  otherTime: (times: string | undefined) =>
    `Dieser Gutscheincode gilt im Moment nicht.${times ? ` Er gilt zu diesen Zeiten: ${times}.` : ''}`,
  minimum: (missing: string, minimum: string) => `Dieser Gutscheincode gilt ab ${minimum}. Es fehlen noch ${missing}.`,
  noFee: 'Dieser Gutscheincode senkt die Liefergebühr. Bei dieser Bestellung gibt es keine.',
  otherProducts: 'Dieser Gutscheincode gilt für nichts in dieser Bestellung.',
};
