import type { OrderType } from '../orders/order-types.ts';
import type { SameTexts } from '../texts/same-texts.ts';
import type { couponTexts as german } from './coupon-texts.de.ts';

const typeNames: Record<OrderType, string> = { takeaway: 'takeaway', delivery: 'delivery', dineIn: 'dine-in' };

export const couponTexts: SameTexts<typeof german> = {
  notYet: (day) => `This code is valid from ${day}.`,
  expired: (day) => `This code has expired. It was valid until ${day}.`,
  otherBranch: 'This code is valid at another branch.',
  otherType: (types) => `This code is only valid for ${types.map((type) => typeNames[type]).join(' and ')}.`,
  otherTime: () => 'This code is not valid at this time.',
  minimum: (missing, minimum) => `This code is valid from ${minimum}. You need ${missing} more.`,
  noFee: 'This code lowers the delivery fee. This order has none.',
  otherProducts: 'This code is valid for nothing in this order.',
};
