import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { comparedBranches } from './compared-branches.ts';

const amount = fc.integer({ min: 0, max: 9_999_999 });
const revenue = fc.record({ orders: fc.nat(5_000), gross: amount, grossBefore: amount });
const toRevenue = ({ orders, gross, grossBefore }: { orders: number; gross: number; grossBefore: number }) => {
  const none = { orders: 0, gross: 0, net: 0, refunded: 0, refunds: 0 };
  return { total: { ...none, orders, gross: gross / 100 }, previous: { ...none, gross: grossBefore / 100 } };
};

test('the rows add up to the total of all branches to the cent, including deleted branches', () => {
  fc.assert(
    fc.property(
      fc.array(revenue, { minLength: 1, maxLength: 12 }),
      fc.option(revenue),
      (branchRevenues, deletedBranch) => {
        const every = deletedBranch ? [...branchRevenues, deletedBranch] : branchRevenues;
        const sum = (key: 'orders' | 'gross' | 'grossBefore') => every.reduce((all, one) => all + one[key], 0);
        const all = toRevenue({ orders: sum('orders'), gross: sum('gross'), grossBefore: sum('grossBefore') });
        const branches = branchRevenues.map((one, at) => ({
          id: `${at}`,
          name: `Filiale ${at}`,
          revenue: toRevenue(one),
        }));
        const { rows, others, total } = comparedBranches(all, branches);
        const summed = (key: 'gross' | 'grossBefore') =>
          [...rows, ...(others ? [others] : [])].reduce((cents, one) => cents + Math.round(one[key] * 100), 0);
        expect([summed('gross'), summed('grossBefore')]).toEqual([sum('gross'), sum('grossBefore')]);
        expect(rows.reduce((count, { orders }) => count + orders, others?.orders ?? 0)).toBe(total.orders);
        if (!deletedBranch) expect(others).toBeNull();
        expect(rows.map(({ gross }) => gross)).toEqual(rows.map(({ gross }) => gross).toSorted((a, b) => b - a));
      },
    ),
  );
});
