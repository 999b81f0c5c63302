import { expect, test } from '@jest/globals';
import { reservationChanged } from '@theke/contracts/ordering/reservation';
import { asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { reservationStates } from '@theke/rules/reservations/reservation-states';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { ordering } from '../service.ts';

const service = runDuringTests(ordering);

const branches = [uuidv7(), uuidv7()] as const;
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'] as const;
const anyReservation = fc.record({
  branch: fc.constantFrom(...branches),
  day: fc.constantFrom(...days),
  status: fc.constantFrom(...reservationStates),
  source: fc.constantFrom('online' as const, 'staff' as const, 'walk-in' as const),
  guests: fc.integer({ min: 1, max: 12 }),
});
type Counted = typeof anyReservation extends fc.Arbitrary<infer R> ? R : never;

async function store(tenant: string, all: readonly Counted[]): Promise<void> {
  for (const { branch, ...one } of all) {
    const id = uuidv7();
    const doc = { ...reservationChanged.example.reservation, ...one, id, uid: id, branch: { id: branch } };
    await service().sql(
      `insert into reservation (tenant_id, id, uid, branch_id, status, day, start_at, end_at, doc)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [tenant, id, id, branch, one.status, one.day, doc.startAt, doc.endAt, JSON.stringify(doc)],
    );
  }
}

const read = async (as: Caller, query: Record<string, string>) => {
  const path = `/api/statistics/reservations?${new URLSearchParams(query)}`;
  return await request(service(), 'GET', path, { as });
};

const count = (all: readonly Counted[]) => {
  const held = all.filter(({ status }) => status !== 'requested' && status !== 'canceled');
  return {
    reservations: held.length,
    guests: held.filter(({ status }) => status !== 'no-show').reduce((sum, { guests }) => sum + guests, 0),
    walkIns: held.filter(({ source }) => source === 'walk-in').length,
    noShows: held.filter(({ status }) => status === 'no-show').length,
    canceled: all.filter(({ status }) => status === 'canceled').length,
  };
};

// RESV-16, STAT-05
test('equals a recount of the reservations of each day, of one branch and of all', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyReservation, { maxLength: 12 }),
      fc.constantFrom(undefined, ...branches),
      async (all, branch) => {
        const tenant = uuidv7();
        await store(tenant, all);
        const [from, to] = ['2026-11-20', '2026-11-21'];
        const { status, body } = await read(asStaff(tenant), { from, to, ...(branch && { branch }) });
        expect(status).toBe(200);
        const counted = all.filter((one) => branch === undefined || one.branch === branch);
        const between = (first: string, last: string) => counted.filter(({ day }) => day >= first && day <= last);
        expect(body.data).toEqual({
          rows: [from, to].map((day) => ({ day, ...count(between(day, day)) })),
          total: count(between(from, to)),
          previous: count(between('2026-11-18', '2026-11-19')),
        });
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
}, 60_000);

test('shows reservations of the own business only, to those who read statistics', async () => {
  const tenant = uuidv7();
  await store(tenant, [{ branch: branches[0], day: '2026-11-20', status: 'seated', source: 'online', guests: 4 }]);
  const range = { from: '2026-11-20', to: '2026-11-20' };
  expect((await read(asStaff(tenant), range)).body.data).toMatchObject({ total: { reservations: 1, guests: 4 } });
  expect((await read(asStaff(uuidv7()), range)).body.data).toMatchObject({ total: { reservations: 0, guests: 0 } });
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branches[0]] });
  expect((await read(employee, range)).status).toBe(403);
});
