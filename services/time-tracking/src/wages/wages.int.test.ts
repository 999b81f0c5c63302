import { expect, test } from '@jest/globals';
import { users } from '@theke/contracts/identity/user';
import type { Role } from '@theke/contracts/permissions';
import type { PlanCostOnWire, WagesOnWire } from '@theke/contracts/time-tracking/wage';
import { timesSeen } from '@theke/contracts/time-tracking/working-events';
import { asStaff } from '@theke/kit/testing/callers';
import { v7 as uuidv7 } from 'uuid';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const dataOf = <T>({ body }: Answer) => body.data as T;
const faultOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
const monday = '2026-11-23';

async function paid() {
  const shop = await business();
  const { ask, branch, tenant } = shop;
  const [sara, ali] = [await shop.hire('Novak'), await shop.hire('Kaya')];
  const as = (roles: Role[], id = uuidv7(), at = [branch]) => asStaff(tenant, { roles, branches: at, id });
  const admin = as(['ROLE_ADMIN']);
  const pay = (person: string, wages: object[], version = 0, who = admin) =>
    ask('PUT', `working-people/${person}/wages`, { as: who, body: { version, wages } });
  const plan = async (user: string | null, day: number) => {
    const made = await ask('POST', 'working-schedules', {
      body: {
        branch: { id: branch },
        user: user === null ? null : { id: user },
        startAt: vienna('15:00', day),
        endAt: vienna('22:00', day),
        pauseMinutes: 30,
      },
    });
    expect(made.status).toBe(201);
  };
  const cost = async (who = admin) =>
    dataOf<PlanCostOnWire>(await ask('GET', `working-schedules/cost?branch=${branch}&monday=${monday}`, { as: who }));
  return { ...shop, sara, ali, as, admin, pay, plan, cost };
}

test('TIME-19: lets an admin store a wage with its start day, and rejects outdated versions', async () => {
  const { sara, pay, ask, admin } = await paid();
  const path = `working-people/${sara}/wages`;
  expect(dataOf(await ask('GET', path, { as: admin }))).toEqual({ user: { id: sara }, version: 0, wages: [] });
  const wages = [
    { validFrom: '2025-01-01', hourly: 13.25 },
    { validFrom: '2026-01-01', hourly: 14.5 },
  ];
  expect((await pay(sara, wages)).status).toBe(200);
  expect(dataOf<WagesOnWire>(await ask('GET', path, { as: admin }))).toEqual({
    user: { id: sara },
    version: 1,
    wages: wages.toReversed(),
  });
  expect(faultOf(await pay(sara, wages))).toEqual([409, 'STALE_VERSION', 'version']);
  const [first] = wages;
  expect(faultOf(await pay(sara, [first, first] as object[], 1))).toEqual([422, 'INVALID', 'wages.1.validFrom']);
  expect((await pay(sara, [{ validFrom: '2026-01-01', hourly: 14.50001 }], 1)).status).toBe(422);
  expect(dataOf<WagesOnWire>(await ask('GET', path, { as: admin })).version).toBe(1);
});

test('TIME-10, TIME-19: hides wages and weekly costs from managers and other businesses', async () => {
  const { sara, ali, pay, plan, ask, as, branch } = await paid();
  await pay(sara, [{ validFrom: '2026-01-01', hourly: 14.5 }]);
  await plan(sara, 1);
  await plan(ali, 1);
  const path = `working-people/${sara}/wages`;
  const week = `working-schedules/cost?branch=${branch}&monday=${monday}`;
  const nobodys = [
    as(['ROLE_MANAGER']),
    as(['ROLE_MANAGER'], sara),
    as(['ROLE_MANAGER'], uuidv7(), [uuidv7()]),
    as(['ROLE_EMPLOYEE']),
    as(['ROLE_EMPLOYEE'], sara),
  ];
  for (const who of nobodys) {
    expect((await ask('GET', path, { as: who })).status).toBe(403);
    expect((await pay(sara, [], 1, who)).status).toBe(403);
    expect((await ask('GET', week, { as: who })).status).toBe(403);
  }
  const stranger = asStaff(uuidv7());
  expect((await ask('GET', path, { as: stranger })).status).toBe(404);
  expect((await pay(sara, [], 1, stranger)).status).toBe(404);
  expect(faultOf(await ask('GET', week, { as: stranger }))).toEqual([422, 'UNKNOWN_BRANCH', 'branch']);
});

test('TIME-19: sums paid time of a week by day and person, without open shifts and missing wages', async () => {
  const { sara, ali, pay, plan, cost } = await paid();
  await pay(sara, [
    { validFrom: '2026-01-01', hourly: 14.5 },
    { validFrom: '2026-11-26', hourly: 15.15 },
  ]);
  await plan(sara, 1);
  await plan(sara, 3);
  await plan(ali, 1);
  await plan(null, 1);
  await plan(sara, 7);
  expect(await cost()).toEqual({
    total: { cost: 192.73, unpriced: 1 },
    days: [
      { date: '2026-11-24', cost: 94.25, unpriced: 1 },
      { date: '2026-11-26', cost: 98.48, unpriced: 0 },
    ],
    people: expect.arrayContaining([
      { user: { id: sara }, cost: 192.73, unpriced: 0 },
      { user: { id: ali }, cost: 0, unpriced: 1 },
    ]),
  });
});

test('TIME-10: logs views of wages, also through the cost of a week', async () => {
  const { tenant, sara, ali, pay, plan, cost, as } = await paid();
  await pay(sara, [{ validFrom: '2026-01-01', hourly: 14.5 }]);
  for (const person of [sara, ali]) await plan(person, 1);
  const before = service().events.length;
  expect((await cost(as(['ROLE_ADMIN']))).total).toEqual({ cost: 94.25, unpriced: 1 });
  await service().settled();
  const published = service()
    .events.slice(before)
    .filter(({ type, tenantid }) => type === timesSeen.type && tenantid === tenant);
  expect(published.map(({ data }) => data)).toEqual([{ user: { id: sara } }]);
});

test("TIME-18: exports the wage with a person's data and deletes it with the person at once", async () => {
  const { tenant, sara, pay, ask, as } = await paid();
  await pay(sara, [{ validFrom: '2026-01-01', hourly: 14.5 }]);
  const published = await ask('GET', 'time-sheets/personal-data', { as: as(['ROLE_EMPLOYEE'], sara) });
  expect(published.body).toMatchObject({ wages: [{ doc: { wages: [{ hourly: 14.5 }] } }] });
  await service().publish(tenant, users.events.deleted(sara, 2, { id: sara }));
  await service().settled();
  expect(await service().sql('select from wage where person_id = $1', [sara])).toEqual([]);
});
