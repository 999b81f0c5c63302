import { type OpeningRule, weekdays } from '@theke/rules/hours/opening-hours';
import { pickupSlots, type SlotQuery } from '@theke/rules/hours/pickup-slots';
import { type Figure, latency } from '../figures.ts';
import { percentile } from '../load/percentile.ts';

/** Lunch and dinner each day, Sundays past midnight, and a year of holidays: the most that a branch configures. */
const openingHours: OpeningRule[] = [
  ...weekdays.flatMap((type): OpeningRule[] => [
    { type, from: '11:00', to: '14:30' },
    { type, from: '17:00', to: type === 'sunday' ? '01:00' : '23:00' },
  ]),
  ...Array.from(
    { length: 15 },
    (_, index): OpeningRule => ({
      type: 'once',
      date: `2026-${String((index % 3) + 10).padStart(2, '0')}-${String(index + 3).padStart(2, '0')}`,
      from: '00:00',
      to: '24:00',
      isClosed: true,
    }),
  ),
];

/** Computes every 5-minute slot of 90 days for one branch, across the end of summer time. */
export function slots(): Figure[] {
  const query: SlotQuery = {
    branch: { openingHours },
    orderType: 'takeaway',
    products: [],
    now: new Date('2026-10-01T08:00:00Z'),
  };
  const computeAll = (): number => {
    const before = performance.now();
    pickupSlots(query);
    return performance.now() - before;
  };
  const count = pickupSlots(query).length;
  for (let round = 0; round < 50; round++) computeAll();
  const times = Array.from({ length: 200 }, computeAll);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return [{ label: `${count} starts in 90 days`, value: latency({ p50, p99 }), aim: 'p50 5 ms', isMet: p50 <= 5 }];
}
