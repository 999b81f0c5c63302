import { z } from 'zod';
import { statistic, statisticQuery } from '../analytics/statistic.ts';

/**
 * `cards` and `sold` (their value) are reduced by reversed sales, `redeemed` by what was returned to cards, each on the
 * day of its booking. Sums as decimal numbers in the currency.
 */
const figures = { cards: z.int(), sold: z.number(), redeemed: z.number() };

/** Gift cards by day: sales by the branch that sold the card, redemptions by that of the order (STAT-26). */
export const readGiftCardSums = statistic({
  service: 'ordering',
  name: 'readGiftCardStatistic',
  path: '/statistics/gift-cards',
  summary: 'Verkaufte und eingelöste Geschenkkarten je Tag',
  query: statisticQuery,
  row: z.object({ day: z.iso.date(), ...figures }),
  total: z.object(figures),
});
