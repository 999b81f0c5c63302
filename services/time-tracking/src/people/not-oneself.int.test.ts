// M3 of the fifth attack: a manager gave themselves overtime, holidays and hours, closed their own months and set their
// own PIN.
import { expect, test } from '@jest/globals';
import { asStaff } from '@theke/kit/testing/callers';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';

const { business } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];
const refusal = [403, 'OWN_TIMES'];
const reason = 'Nachgetragen.';
const agreed = {
  version: 0,
  region: 'AT',
  employedFrom: '2024-01-01',
  countsFrom: '2026-11-01',
  openingMinutes: 60_000,
  carriedIn: [],
  terms: [{ validFrom: '2024-01-01', weeklyMinutes: 2_310, weekdays: [1, 2, 3, 4, 5], holidayDays: 25 }],
};

async function aBranch() {
  const { tenant, branch, ask, hire } = await business();
  const [ali, mira, sara] = [
    await hire('Kaya', { roles: ['ROLE_MANAGER'] }),
    await hire('Berg', { roles: ['ROLE_MANAGER'] }),
    await hire('Novak', { roles: ['ROLE_EMPLOYEE'] }),
  ];
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch], id: ali });
  const add = (user: string, as = manager) =>
    ask('POST', 'working-activities', {
      as,
      body: {
        user: { id: user },
        branch: { id: branch },
        startAt: vienna('08:00', -30),
        endAt: vienna('20:00', -30),
        reason,
      },
    });
  const change = (user: string, body: object, as = manager) => ask('PUT', `working-people/${user}`, { as, body });
  const month = (what: string, user: string, as = manager) =>
    ask('POST', `time-sheets/${what}`, {
      as,
      body: { user: { id: user }, month: '2026-10', ...(what === 'reopen' && { reason }) },
    });
  return { tenant, branch, ask, ali, mira, sara, manager, add, change, month };
}

test('TIME-22: refuses managers changes of their own employment, activities, months or number', async () => {
  const { ask, ali, manager, add, change, month } = await aBranch();
  expect(codeOf(await ask('PUT', `working-people/${ali}/employment`, { as: manager, body: agreed }))).toEqual(refusal);
  expect(codeOf(await add(ali))).toEqual(refusal);
  expect(codeOf(await month('close', ali))).toEqual(refusal);
  expect(codeOf(await month('reopen', ali))).toEqual(refusal);
  expect(codeOf(await change(ali, { pin: '4711' }))).toEqual(refusal);
  expect(codeOf(await change(ali, { personnelNumber: '1007' }))).toEqual(refusal);
});

test("TIME-22: lets only administrators change and delete a manager's own activity", async () => {
  const { tenant, ask, ali, manager, add } = await aBranch();
  const admin = asStaff(tenant, { id: ali });
  const made = (await add(ali, admin)).body.data as { id: string; version: number };
  const body = { version: made.version, startAt: vienna('07:00', -30), endAt: vienna('20:00', -30), reason };
  const path = `working-activities/${made.id}`;
  const query = `?reason=${encodeURIComponent(reason)}`;
  expect(codeOf(await ask('PUT', path, { as: manager, body }))).toEqual(refusal);
  expect(codeOf(await ask('DELETE', `${path}${query}`, { as: manager }))).toEqual(refusal);
  expect((await ask('PUT', path, { as: admin, body })).status).toBe(200);
  expect((await ask('DELETE', `${path}${query}`, { as: admin })).status).toBe(204);
});

test("TIME-22: lets administrators set a manager's PIN, and managers that of employees", async () => {
  const { tenant, mira, sara, ali, change, add, month } = await aBranch();
  expect(codeOf(await change(mira, { pin: '4711' }))).toEqual([403, 'EQUAL_RANK']);
  expect((await change(mira, { personnelNumber: '1007' })).status).toBe(200);
  expect((await change(sara, { pin: '4711' })).status).toBe(200);
  const admin = asStaff(tenant, { id: ali });
  for (const one of [ali, mira]) expect((await change(one, { pin: '4712' }, admin)).status).toBe(200);
  // Managers still manage the others of their branch.
  expect((await add(sara)).status).toBe(201);
  expect((await month('close', sara)).status).toBe(200);
});
