import type { DayClose } from '@theke/contracts/ordering/day-close';
import { type CloseSums, revenueOf } from '@theke/rules/closing/close-sums';
import { fromMoney } from '@theke/rules/money/money';
import { splitToWire } from '@theke/rules/price/totals';

type Figures = Pick<
  DayClose,
  | 'currency'
  | 'orders'
  | 'methods'
  | 'vat'
  | 'revenue'
  | 'delivery'
  | 'deposits'
  | 'discounts'
  | 'tips'
  | 'giftCards'
  | 'canceled'
  | 'outstanding'
>;

/** The sums of a period as decimal numbers of the currency. */
export const toFigures = (sums: CloseSums, currency: string): Figures => ({
  currency,
  orders: sums.methods.reduce((all, { orders }) => all + orders, 0),
  methods: sums.methods.map(({ method, orders, taken, refunded, tips }) => ({
    method,
    orders,
    taken: fromMoney(taken),
    refunded: fromMoney(refunded),
    tips: fromMoney(tips),
  })),
  vat: sums.vat.map(({ rate, sales, returned, revenue }) => ({
    rate,
    sales: splitToWire(sales),
    returned: splitToWire(returned),
    revenue: splitToWire(revenue),
  })),
  revenue: splitToWire(revenueOf(sums)),
  delivery: fromMoney(sums.delivery),
  deposits: fromMoney(sums.deposits),
  discounts: fromMoney(sums.discounts),
  tips: fromMoney(sums.tips),
  ...((sums.giftCards.sold !== 0 || sums.giftCards.redeemed !== 0) && {
    giftCards: { sold: fromMoney(sums.giftCards.sold), redeemed: fromMoney(sums.giftCards.redeemed) },
  }),
  canceled: { number: sums.canceled.number, sum: fromMoney(sums.canceled.sum) },
  outstanding: fromMoney(sums.outstanding),
});
