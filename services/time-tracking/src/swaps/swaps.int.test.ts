import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { users } from '@theke/contracts/identity/user';
import type { Role } from '@theke/contracts/permissions';
import { schedulesPublished } from '@theke/contracts/time-tracking/schedule-events';
import { type NamedShiftSwap, shiftSwapChanged } from '@theke/contracts/time-tracking/shift-swap';
import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { asStaff } from '@theke/kit/testing/callers';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business, setClock } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const dataOf = <T>({ body }: Answer) => body.data as T;
const faultOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];
const monday = '2026-11-23';

/** Two people of a branch, one with a published shift on Tuesday evening, and a manager. */
async function published() {
  const shop = await business();
  const { ask, branch, tenant } = shop;
  const [sara, ali] = [await shop.hire('Novak'), await shop.hire('Kaya')];
  const as = (id: string, roles: Role[] = ['ROLE_EMPLOYEE'], at = [branch]) =>
    asStaff(tenant, { roles, branches: at, id });
  const boss = as(uuidv7(), ['ROLE_MANAGER']);
  const plan = async (user: string, day: number, from = '16:00', to = '23:00') =>
    dataOf<WorkingSchedule>(
      await ask('POST', 'working-schedules', {
        body: {
          branch: { id: branch },
          user: { id: user },
          startAt: vienna(from, day),
          endAt: vienna(to, day),
          pauseMinutes: 30,
        },
      }),
    );
  const publish = async (weekStart = monday) =>
    expect(
      (await ask('POST', 'working-schedules/publish', { body: { branch: { id: branch }, monday: weekStart } })).status,
    ).toBe(200);
  const shift = await plan(sara, 1);
  await publish();
  const offer = (given: object = {}, who = as(sara)) =>
    ask('POST', 'shift-swaps', { as: who, body: { id: uuidv7(), shift: { id: shift.id }, to: { id: ali }, ...given } });
  const offered = async (given: object = {}) => dataOf<NamedShiftSwap>(await offer(given)).id;
  const act = (id: string, verb: string, body: object, who: ReturnType<typeof asStaff>) =>
    ask('POST', `shift-swaps/${id}/${verb}`, { as: who, body });
  const answer = (id: string, body: object = { state: 'accepted' }, who = as(ali)) => act(id, 'answer', body, who);
  const decide = (id: string, body: object = { state: 'approved' }, who = boss) => act(id, 'decide', body, who);
  const withdraw = (id: string, who = as(sara)) => act(id, 'withdraw', {}, who);
  const shiftsOf = async (person: string) =>
    dataOf<WorkingSchedule[]>(await ask('GET', 'working-schedules', { as: as(person) })).map(({ id }) => id);
  const publishedData = async <T>({ type }: { type: string }) => {
    await service().settled();
    return service()
      .events.filter((event) => event.type === type && event.tenantid === tenant)
      .map(({ data }) => data as T);
  };
  return {
    ...shop,
    sara,
    ali,
    as,
    boss,
    plan,
    publish,
    shift,
    offer,
    offered,
    answer,
    decide,
    withdraw,
    shiftsOf,
    publishedData,
  };
}

test('hands a shift over after colleague and manager agree, and notifies both of their week', async () => {
  const { sara, ali, as, boss, shift, offer, answer, decide, shiftsOf, publishedData, ask, branch } = await published();
  const colleagues = dataOf<object>(await ask('GET', `working-schedules/${shift.id}/colleagues`, { as: as(sara) }));
  expect(colleagues).toEqual({ people: [{ user: { id: ali }, name: 'Dora Kaya' }] });
  const id = uuidv7();
  const asked = await offer({ id, note: 'Ich habe da einen Termin.' });
  expect([asked.status, dataOf(asked)]).toMatchObject([
    201,
    {
      id,
      version: 1,
      name: 'Dora Novak',
      toName: 'Dora Kaya',
      state: 'requested',
      startAt: shift.startAt,
      branch: { id: branch },
    },
  ]);
  expect(dataOf(await offer({ id, note: 'Ich habe da einen Termin.' }))).toEqual(dataOf(asked));
  expect(faultOf(await offer({ id, note: 'Anderes.' }))).toEqual([409, 'ID_TAKEN']);
  expect(faultOf(await decide(id))).toEqual([409, 'NOT_ACCEPTED']);
  expect(dataOf(await answer(id))).toMatchObject({ state: 'accepted', version: 2 });
  expect((await answer(id)).body.data).toMatchObject({ version: 2 });
  expect([await shiftsOf(sara), await shiftsOf(ali)]).toEqual([[shift.id], []]);
  const before = (await publishedData(schedulesPublished)).length;
  expect(dataOf(await decide(id))).toMatchObject({
    state: 'approved',
    version: 3,
    decidedBy: expect.stringMatching(/./),
  });
  expect((await decide(id)).status).toBe(200);
  expect([await shiftsOf(sara), await shiftsOf(ali)]).toEqual([[], [shift.id]]);
  // In the plan too: it is no draft.
  expect(dataOf(await ask('GET', `working-schedules/${shift.id}`, { as: boss }))).toMatchObject({
    user: { id: ali },
    state: 'published',
  });
  const mails = (
    await publishedData<{ monday: string; people: { user: { id: string }; shifts: object[] }[] }>(schedulesPublished)
  ).slice(before);
  expect(mails.map((one) => [one.monday, one.people.map(({ user, shifts }) => [user.id, shifts.length])])).toEqual([
    [
      monday,
      [
        [sara, 0],
        [ali, 1],
      ].toSorted() as never,
    ],
  ]);
  expect((await publishedData<{ state: string }>(shiftSwapChanged)).map(({ state }) => state)).toEqual([
    'requested',
    'accepted',
    'approved',
  ]);
});

test('swaps two shifts at once, also across weeks, and notifies of each week', async () => {
  const { sara, ali, shift, plan, publish, offered, answer, decide, shiftsOf, publishedData } = await published();
  const next = await plan(ali, 8, '10:00', '15:00');
  await publish('2026-11-30');
  const id = await offered({ isExchange: true });
  expect(faultOf(await answer(id))).toEqual([422, 'RETURN_MISSING']);
  expect(faultOf(await answer(id, { state: 'accepted', inReturn: { id: shift.id } }))).toEqual([409, 'SHIFT_CHANGED']);
  expect(dataOf(await answer(id, { state: 'accepted', inReturn: { id: next.id } }))).toMatchObject({
    inReturn: { id: next.id, startAt: next.startAt },
  });
  const before = (await publishedData(schedulesPublished)).length;
  expect((await decide(id)).status).toBe(200);
  expect([await shiftsOf(sara), await shiftsOf(ali)]).toEqual([[next.id], [shift.id]]);
  expect((await publishedData<{ monday: string }>(schedulesPublished)).slice(before).map((one) => one.monday)).toEqual([
    monday,
    '2026-11-30',
  ]);
});

test('TIME-10: lets the owner request, the colleague answer and the manager decide, and hides it from others', async () => {
  const { tenant, sara, ali, as, boss, hire, shift, offer, offered, answer, decide, withdraw, ask } = await published();
  const eva = await hire('Eder');
  const elsewhere = as(uuidv7(), ['ROLE_MANAGER'], [uuidv7()]);
  expect((await offer({}, as(eva))).status).toBe(404);
  expect((await offer({}, boss)).status).toBe(404);
  expect((await ask('GET', `working-schedules/${shift.id}/colleagues`, { as: as(eva) })).status).toBe(404);
  const id = await offered();
  const seen = async (who: ReturnType<typeof asStaff>) => [
    dataOf<object[]>(await ask('GET', 'shift-swaps', { as: who })).length,
    (await ask('GET', `shift-swaps/${id}`, { as: who })).status,
  ];
  expect([await seen(as(sara)), await seen(as(ali)), await seen(boss)]).toEqual([
    [1, 200],
    [1, 200],
    [1, 200],
  ]);
  expect([await seen(as(eva)), await seen(elsewhere), await seen(asStaff(uuidv7()))]).toEqual([
    [0, 404],
    [0, 404],
    [0, 404],
  ]);
  expect(faultOf(await answer(id, undefined, boss))).toEqual([403, 'NOT_ASKED']);
  expect(faultOf(await answer(id, undefined, as(sara)))).toEqual([403, 'NOT_ASKED']);
  expect((await withdraw(id, as(ali))).status).toBe(404);
  await answer(id);
  expect((await decide(id, undefined, as(ali))).status).toBe(403);
  // Managers do not decide about their own.
  expect(faultOf(await decide(id, undefined, as(ali, ['ROLE_MANAGER'])))).toEqual([403, 'OWN_REQUEST']);
  expect((await decide(id, undefined, elsewhere)).status).toBe(404);
  expect(faultOf(await decide(id, { state: 'rejected' }))).toEqual([422, 'ANSWER_MISSING']);
  expect(dataOf(await decide(id, { state: 'rejected', answer: 'Da brauche ich dich.' }))).toMatchObject({
    state: 'rejected',
  });
  expect(faultOf(await withdraw(id))).toEqual([409, 'ALREADY_DECIDED']);
  const again = await offered();
  await answer(again);
  expect(dataOf(await decide(again, undefined, asStaff(tenant)))).toMatchObject({ state: 'approved' });
});

test('refuses a changed, past or impossible swap and keeps the plan', async () => {
  const { sara, ali, hire, shift, plan, publish, offer, offered, answer, decide, withdraw, shiftsOf, ask } =
    await published();
  const far = await hire('Weit', { branches: [uuidv7()] });
  expect(faultOf(await offer({ to: { id: far } }))).toEqual([422, 'NOT_OF_BRANCH']);
  expect(faultOf(await offer({ to: { id: sara } }))).toEqual([422, 'NOT_OF_BRANCH']);
  const first = await offered();
  expect(faultOf(await offer())).toEqual([409, 'ALREADY_OFFERED']);
  expect(dataOf(await withdraw(first))).toMatchObject({ state: 'withdrawn' });
  expect(faultOf(await answer(first))).toEqual([409, 'ALREADY_DECIDED']);
  const declined = await offered();
  expect(dataOf(await answer(declined, { state: 'declined' }))).toMatchObject({ state: 'declined' });

  const id = await offered();
  await answer(id);
  const busy = await plan(ali, 1, '20:00', '22:00');
  expect(faultOf(await decide(id))).toEqual([422, 'OVERLAPS_SHIFT']);
  await ask('DELETE', `working-schedules/${busy.id}`);
  // Seven hours after eleven at night.
  const early = await plan(ali, 2, '06:00', '12:00');
  expect(faultOf(await decide(id))).toEqual([422, 'BREAKS_LAW']);
  await ask('DELETE', `working-schedules/${early.id}`);
  expect([await shiftsOf(sara), await shiftsOf(ali)]).toEqual([[shift.id], []]);
  const { version, user, startAt, pauseMinutes, role, note } = shift;
  const body = { version: version + 1, user, startAt, endAt: vienna('22:00', 1), pauseMinutes, role, note };
  expect((await ask('PUT', `working-schedules/${shift.id}`, { body })).status).toBe(200);
  expect(faultOf(await decide(id))).toEqual([409, 'SHIFT_CHANGED']);
  await publish();
  // Published again, it differs from the agreed shift.
  expect(faultOf(await decide(id))).toEqual([409, 'SHIFT_CHANGED']);
  await withdraw(id);
  setClock('16:00', 1);
  expect(faultOf(await offer())).toEqual([409, 'SHIFT_CHANGED']);
  expect([await shiftsOf(sara), await shiftsOf(ali)]).toEqual([[shift.id], []]);
});

test('rejects an answer if the colleague has a shift then, on drafts, and on a return in another branch', async () => {
  const { tenant, branch, sara, ali, hire, shift, plan, offer, offered, answer, decide, as, ask, boss } =
    await published();
  const id = await offered();
  const busy = await plan(ali, 1, '20:00', '22:00');
  expect(faultOf(await answer(id))).toEqual([422, 'OVERLAPS_SHIFT']);
  await ask('DELETE', `working-schedules/${busy.id}`);
  expect(dataOf(await answer(id))).toMatchObject({ state: 'accepted' });
  // Agreed, and then they left the branch.
  const gone = { ...users.events.changed.example, id: ali, lastName: 'Kaya', branches: [] };
  await service().publish(tenant, users.events.changed(ali, 2, gone));
  await service().settled();
  expect(faultOf(await decide(id))).toEqual([422, 'NOT_OF_BRANCH']);
  expect((await ask('POST', `shift-swaps/${id}/withdraw`, { as: as(sara), body: {} })).status).toBe(200);

  const other = uuidv7();
  const there = { ...branches.events.changed.example, id: other };
  await service().publish(tenant, branches.events.changed(other, 1, there));
  const eva = await hire('Eder', { branches: [branch, other] });
  const elsewhere = dataOf<WorkingSchedule>(
    await ask('POST', 'working-schedules', {
      body: { branch: { id: other }, user: { id: eva }, startAt: vienna('10:00', 3), endAt: vienna('15:00', 3) },
    }),
  );
  const publishedData = await ask('POST', 'working-schedules/publish', { body: { branch: { id: other }, monday } });
  expect(publishedData.status).toBe(200);
  const exchange = await offered({ to: { id: eva }, isExchange: true });
  const inReturn = { state: 'accepted', inReturn: { id: elsewhere.id } };
  expect(faultOf(await answer(exchange, inReturn, as(eva)))).toEqual([422, 'RETURN_MISSING']);

  // The same times, but a draft.
  await ask('POST', `shift-swaps/${exchange}/withdraw`, { as: as(sara), body: {} });
  const { version, user, startAt, endAt, pauseMinutes, role } = shift;
  const body = { version: version + 1, user, startAt, endAt, pauseMinutes, role, note: 'Bitte früher da sein' };
  expect(dataOf(await ask('PUT', `working-schedules/${shift.id}`, { as: boss, body }))).toMatchObject({
    state: 'draft',
  });
  expect(faultOf(await offer({ to: { id: eva } }))).toEqual([409, 'SHIFT_CHANGED']);
});

test('gives each shift to one person and publishes it as planned, for any concurrent requests and decisions', async () => {
  const step = fc.record({
    what: fc.constantFrom('offer', 'answer', 'decide', 'withdraw', 'decline'),
    shift: fc.nat(3),
    from: fc.nat(2),
    to: fc.nat(2),
    isExchange: fc.boolean(),
    isAtOnce: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const shop = await published();
      const { ask, plan, publish, hire, tenant, sara, ali } = shop;
      const people = [sara, ali, await hire('Eder')];
      const shifts = [shop.shift, await plan(ali, 1), await plan(ali, 3), await plan(people[2] as string, 4)];
      await publish();
      const admin = asStaff(tenant);
      const swaps: string[] = [];
      const open = async () => dataOf<NamedShiftSwap[]>(await ask('GET', 'shift-swaps?pageSize=100', { as: admin }));
      const run = async ({ what, shift, to, isExchange, from }: (typeof steps)[number]) => {
        const chosen = swaps[from % Math.max(swaps.length, 1)];
        if (what === 'offer') {
          const id = uuidv7();
          swaps.push(id);
          return ask('POST', 'shift-swaps', {
            as: admin,
            body: { id, shift: { id: shifts[shift]?.id }, to: { id: people[to] }, isExchange },
          });
        }
        if (!chosen) return undefined;
        const inReturn = isExchange ? { id: shifts[shift]?.id } : null;
        if (what === 'answer')
          return ask('POST', `shift-swaps/${chosen}/answer`, { as: admin, body: { state: 'accepted', inReturn } });
        if (what === 'decline')
          return ask('POST', `shift-swaps/${chosen}/answer`, { as: admin, body: { state: 'declined' } });
        const body = what === 'decide' ? { state: 'approved' } : {};
        return ask('POST', `shift-swaps/${chosen}/${what}`, { as: admin, body });
      };
      let waiting: Promise<Answer | undefined>[] = [];
      for (const one of steps) {
        waiting.push(run(one));
        if (!one.isAtOnce) {
          for (const answer of await Promise.all(waiting)) expect(answer?.status ?? 200).toBeLessThan(500);
          waiting = [];
        }
      }
      for (const answer of await Promise.all(waiting)) expect(answer?.status ?? 200).toBeLessThan(500);
      const sql = (table: string) =>
        service().sql<{ id: string; person_id: string; start_at: Date; end_at: Date }>(
          `select id, person_id, start_at, end_at from ${table} where tenant_id = $1 order by id`,
          [tenant],
        );
      const kept = await sql('working_schedule');
      expect(await sql('published_schedule')).toEqual(kept);
      for (const one of kept)
        expect(
          kept.filter(
            (other) => other.person_id === one.person_id && other.start_at < one.end_at && other.end_at > one.start_at,
          ),
        ).toEqual([one]);
      const running = (await open()).filter(({ state }) => state === 'requested' || state === 'accepted');
      expect(new Set(running.map(({ shift }) => shift.id)).size).toBe(running.length);
    }),
    { numRuns: 12 },
  );
  expect(service().log.filter(({ level }) => level === 'error')).toEqual([]);
}, 120_000);
