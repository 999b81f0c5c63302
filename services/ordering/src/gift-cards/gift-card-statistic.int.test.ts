import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { aBranch } from '../../testing/order-samples.ts';
import { ordering } from '../service.ts';

const service = runDuringTests(ordering);

/** Around midnight in Vienna and New York, and around the end of summer time in Vienna. */
const anyBooking = fc.record({
  kind: fc.constantFrom('sold', 'reversed', 'redeemed', 'returned', 'corrected', 'refunded'),
  cents: fc.integer({ min: 1, max: 100_000 }),
  at: fc.constantFrom(
    ...['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T03:59:59Z', '2026-10-25T04:00:00Z'],
    ...['2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z', '2026-10-26T03:59:59Z', '2026-10-26T04:00:00Z'],
  ),
});
type Booked = typeof anyBooking extends fc.Arbitrary<infer B> ? B : never;

const signs: Readonly<Record<string, number>> = { sold: 1, returned: 1, corrected: 1, refunded: 0 };

async function store(tenant: string, branch: string, all: readonly Booked[]): Promise<void> {
  const card = uuidv7();
  await service().sql(
    `insert into gift_card (tenant_id, id, code_hash, code_end, currency, initial, balance, branch_id, method, sold_at, sold_by)
     values ($1, $2, $3, '2345', 'EUR', 500000, 500000, $4, 'cash', now(), 'Mia')`,
    [tenant, card, card, branch],
  );
  for (const { kind, cents, at } of all)
    await service().sql(
      `insert into gift_card_booking (tenant_id, card_id, kind, amount, at, by_name) values ($1, $2, $3, $4, $5, 'Mia')`,
      [tenant, card, kind, (signs[kind] ?? -1) * cents * 100, at],
    );
}

/** Local day, computed by the platform and not by our own rules. */
const dayIn = (timeZone: string, at: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(at));

const sum = (all: readonly Booked[]) => {
  const cents = (...kinds: string[]) =>
    all.filter(({ kind }) => kinds.includes(kind)).reduce((total, { cents }) => total + cents, 0);
  const count = (kind: string) => all.filter((one) => one.kind === kind).length;
  return {
    cards: count('sold') - count('reversed'),
    sold: (cents('sold') - cents('reversed')) / 100,
    redeemed: (cents('redeemed') - cents('returned')) / 100,
  };
};

// STAT-26, STAT-05; without a known branch in the usual zone.
test('equals a recount of the bookings of each day in the zone of the branch', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(null, 'Europe/Vienna', 'America/New_York'),
      fc.array(anyBooking, { maxLength: 12 }),
      async (timeZone, all) => {
        const [tenant, branch] = [uuidv7(), uuidv7()];
        if (timeZone)
          await service().publish(tenant, branches.events.changed(branch, 1, { ...aBranch, id: branch, timeZone }));
        await service().settled();
        await store(tenant, branch, all);
        const [from, to] = ['2026-10-25', '2026-10-26'];
        const read = async (query: string) =>
          request(service(), 'GET', `/api/statistics/gift-cards?from=${from}&to=${to}${query}`, {
            as: asStaff(tenant),
          });
        const ofDay = (day: string) => all.filter(({ at }) => dayIn(timeZone ?? 'Europe/Vienna', at) === day);
        expect((await read(`&branch=${branch}`)).body.data).toEqual({
          rows: [from, to].map((day) => ({ day, ...sum(ofDay(day)) })),
          total: sum([...ofDay(from), ...ofDay(to)]),
          previous: sum([...ofDay('2026-10-23'), ...ofDay('2026-10-24')]),
        });
        expect((await read(`&branch=${uuidv7()}`)).body.data).toMatchObject({ total: sum([]) });
      },
    ),
    { numRuns: 15, endOnFailure: true },
  );
}, 60_000);
