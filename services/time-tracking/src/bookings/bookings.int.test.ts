import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { projects } from '@theke/contracts/content/project';
import type { OpenedTask } from '@theke/contracts/time-tracking/task';
import type {
  Bookable,
  WorkedActivityOnWire,
  WorkingActivity,
  WorkingFact,
} from '@theke/contracts/time-tracking/working-activity';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { v7 as uuidv7 } from 'uuid';
import { timeClock } from '../../testing/time-clock.ts';

const { service, business, setClock, now } = timeClock();
type Shop = Awaited<ReturnType<typeof business>>;

async function project(tenant: string, given: { title: string; startDate?: string | null; endDate?: string | null }) {
  const id = uuidv7();
  const example = projects.events.changed.example;
  const doc = { ...example, startDate: '2026-01-01', endDate: null, ...given, name: '', id };
  await service().publish(tenant, projects.events.changed(id, 1, doc));
  await service().settled();
  return id;
}
const task = async ({ ask }: Shop, body: object) =>
  ((await ask('POST', 'tasks', { body })).body.data as { id: string }).id;
/** Request body of a terminal with a booking. */
const start = (
  shop: Shop,
  key: string,
  who: string,
  chosen: object,
  { at = now(), sentAt = at, id = uuidv7() }: { at?: Date; sentAt?: Date; id?: string } = {},
) =>
  shop.ask('POST', `time-tracking/-/${who}/working-activities/start`, {
    as: asGuest(shop.tenant),
    key,
    body: { id, at: at.toISOString(), sentAt: sentAt.toISOString(), ...chosen },
  });
const codeOf = ({ status, body }: Awaited<ReturnType<Shop['ask']>>) =>
  `${status} ${body.errors?.[0]?.code} ${body.errors?.[0]?.field ?? ''}`.trim();

test('TIME-13: offers at a terminal active projects and open tasks of its branch only', async () => {
  const shop = await business();
  const tablet = await shop.terminal();
  const runs = await project(shop.tenant, { title: 'Ortskern Vorau' });
  await project(shop.tenant, { title: 'Fertig', endDate: '2026-10-31' });
  await project(shop.tenant, { title: 'Kommt erst', startDate: '2027-01-01' });
  await project(uuidv7(), { title: 'Von anderen' });
  const open = await task(shop, { title: 'Fotos', branch: { id: shop.branch }, project: { id: runs } });
  await task(shop, { title: 'Getan', branch: { id: shop.branch }, state: 'done' });
  const found = (await shop.read(tablet, 'bookable')).body.data as Bookable;
  expect(found.projects).toEqual([{ id: runs, name: 'Ortskern Vorau' }]);
  expect(found.tasks).toEqual([
    { id: open, number: expect.any(Number), title: 'Fotos', project: { id: runs }, assignees: [] },
  ]);
  const leader = asStaff(shop.tenant, { roles: ['ROLE_MANAGER'], branches: [shop.branch] });
  const asked = await shop.ask('GET', `time-sheets/bookable?branch=${shop.branch}`, { as: leader });
  expect(asked.body.data).toEqual(found);
  const elsewhere = asStaff(shop.tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()] });
  expect((await shop.ask('GET', `time-sheets/bookable?branch=${shop.branch}`, { as: elsewhere })).status).toBe(404);
});

test("TIME-13, TIME-05: keeps the booking of an activity's start, despite repeated and reordered punches", async () => {
  const shop = await business();
  const [tablet, sara] = [await shop.terminal(), await shop.hire('Novak')];
  const ortskern = await project(shop.tenant, { title: 'Ortskern' });
  const fotos = await task(shop, { title: 'Fotos', branch: { id: shop.branch }, project: { id: ortskern } });
  setClock('08:00');
  const id = uuidv7();
  const chosen = { task: { id: fotos } };
  const first = (await start(shop, tablet.key, sara, chosen, { id })).body.data as WorkedActivityOnWire;
  expect(first).toMatchObject({ project: { id: ortskern }, task: { id: fotos } });
  expect((await start(shop, tablet.key, sara, chosen, { id })).body.data).toEqual(first);
  setClock('12:00');
  await shop.punch(tablet, sara, 'pause');
  setClock('12:30');
  await shop.punch(tablet, sara, 'resume');
  setClock('16:00');
  expect((await shop.punch(tablet, sara, 'end')).body.data).toMatchObject({
    project: { id: ortskern },
    task: { id: fotos },
  });
  setClock('17:00');
  expect((await shop.punch(tablet, sara, 'start')).body.data).toMatchObject({ project: null, task: null });

  const sheet = await shop.ask('GET', `time-sheets/balances?user=${sara}&from=2026-11-22&to=2026-11-23`);
  const { days } = sheet.body.data as { days: { bookedOn: string[] }[] };
  expect(days.map(({ bookedOn }) => bookedOn)).toEqual([[], ['Ortskern: Fotos']]);

  const all = (await shop.list('sort=startAt')) as WorkingActivity[];
  expect(all.map(({ bookedOn }) => bookedOn)).toEqual(['Ortskern: Fotos', '']);
  expect((await shop.list(`filter[project]=${ortskern}`)).map((one) => one.id)).toEqual([id]);
  expect((await shop.list(`filter[task]=${fotos}`)).map((one) => one.id)).toEqual([id]);
  expect(await shop.list(`filter[task]=${uuidv7()}`)).toEqual([]);
});

test('TIME-13: rejects an unknown booking at once, and drops it from a late punch, whose time counts', async () => {
  const shop = await business();
  const [tablet, sara] = [await shop.terminal(), await shop.hire('Novak')];
  const other = await project(uuidv7(), { title: 'Von anderen' });
  setClock('08:00');
  expect(codeOf(await start(shop, tablet.key, sara, { project: { id: other } }))).toBe('422 UNKNOWN_REFERENCE project');
  expect(codeOf(await start(shop, tablet.key, sara, { task: { id: uuidv7() } }))).toBe('422 UNKNOWN_REFERENCE task');
  expect(await service().sql('select 1 from punch where tenant_id = $1', [shop.tenant])).toEqual([]);
  const at = now();
  setClock('11:00');
  const late = await start(shop, tablet.key, sara, { project: { id: other } }, { at, sentAt: now() });
  expect(late.body.data).toMatchObject({ startAt: at.toISOString(), isLate: true, project: null, task: null });
  // Only a start has a booking.
  const body = { id: uuidv7(), at: now().toISOString(), sentAt: now().toISOString(), project: { id: other } };
  const path = `time-tracking/-/${sara}/working-activities/end`;
  expect((await shop.ask('POST', path, { as: asGuest(shop.tenant), key: tablet.key, body })).status).toBe(422);
});

test('TIME-13, TIME-05: changes or keeps the booking by a correction, and stores it in each fact', async () => {
  const shop = await business();
  const [tablet, sara] = [await shop.terminal(), await shop.hire('Novak')];
  const [one, two] = [await project(shop.tenant, { title: 'Eins' }), await project(shop.tenant, { title: 'Zwei' })];
  setClock('08:00');
  const { id } = (await start(shop, tablet.key, sara, { project: { id: one } })).body.data as WorkedActivityOnWire;
  setClock('16:00');
  await shop.punch(tablet, sara, 'end');
  const correct = async (given: object) => {
    const { startAt, endAt, pauses, version } = (await shop.list())[0] as WorkedActivityOnWire;
    const body = { startAt, endAt, pauses, version, reason: 'Falsch gewählt.', ...given };
    return shop.ask('PUT', `working-activities/${id}`, { body });
  };
  setClock('17:00');
  expect((await correct({ pauses: [] })).body.data).toMatchObject({ bookedOn: 'Eins' });
  expect((await correct({ booked: { project: { id: two } } })).body.data).toMatchObject({ bookedOn: 'Zwei' });
  expect(codeOf(await correct({ booked: { project: { id: uuidv7() } } }))).toBe('422 UNKNOWN_REFERENCE project');
  expect((await correct({ booked: {} })).body.data).toMatchObject({ bookedOn: '', project: null });
  const { facts } = (await shop.ask('GET', `working-activities/${id}`)).body.data as { facts: WorkingFact[] };
  expect(facts.map(({ bookedOn }) => bookedOn)).toEqual(['Eins', null, null, 'Zwei', '']);
});

test('TIME-13: starts time on a task once, by ending the running activity and starting a new one', async () => {
  const shop = await business();
  const [tablet, sara, ali] = [await shop.terminal(), await shop.hire('Novak'), await shop.hire('Kaya')];
  const ortskern = await project(shop.tenant, { title: 'Ortskern' });
  const fotos = await task(shop, { title: 'Fotos', branch: { id: shop.branch }, project: { id: ortskern } });
  const as = asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches: [shop.branch], id: sara });
  const begin = (on: string, id = uuidv7(), by = as) =>
    shop.ask('POST', `tasks/${on}/start-time`, { as: by, body: { id } });
  const opened = async (by = as) => {
    const { body } = await shop.ask('POST', `tasks/${fotos}/log-view`, { as: by, body: {} });
    const { worked, ownTime } = body.data as OpenedTask;
    return [worked, ownTime];
  };
  setClock('08:00');
  expect([codeOf(await begin(fotos)), await opened()]).toEqual(['409 NOT_RUNNING', [0, 'out']]);
  await shop.punch(tablet, sara, 'start');
  setClock('10:00');
  await shop.punch(tablet, sara, 'pause');
  expect([codeOf(await begin(fotos)), await opened()]).toEqual(['409 IN_PAUSE', [0, 'paused']]);
  setClock('10:30');
  await shop.punch(tablet, sara, 'resume');
  setClock('11:00');
  expect(await opened()).toEqual([0, 'elsewhere']);
  const id = uuidv7();
  const [one, two] = await Promise.all([begin(fotos, id), begin(fotos, id)]);
  expect([one.status, two.status, two.body.data]).toEqual([200, 200, one.body.data]);
  expect(one.body.data).toEqual({ activity: { id } });
  expect((await shop.ask('GET', `working-activities/${id}`)).body.data).toMatchObject({
    state: 'running',
    task: { id: fotos },
    project: { id: ortskern },
  });
  expect((await begin(fotos)).body.data).toEqual({ activity: { id } });
  expect(
    codeOf(
      await begin(fotos, id, asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches: [shop.branch], id: ali })),
    ),
  ).toBe('409 ID_TAKEN id');
  setClock('13:00');
  expect(await opened()).toEqual([0, 'here']);
  await shop.punch(tablet, sara, 'end');
  const worked = (await shop.list(`filter[user]=${sara}&sort=startAt`)) as WorkingActivity[];
  expect(worked.map(({ bookedOn, state, isCorrected }) => [bookedOn, state, isCorrected])).toEqual([
    ['', 'ended', false],
    ['Ortskern: Fotos', 'ended', false],
  ]);
  const { facts } = (await shop.ask('GET', `working-activities/${id}`)).body.data as { facts: WorkingFact[] };
  expect(facts.map(({ kind, source }) => [kind, source])).toEqual([
    ['start', 'own-device'],
    ['end', 'terminal'],
  ]);
  // The day keeps its total of seconds.
  const sheet = await shop.ask('GET', `time-sheets/balances?user=${sara}&from=2026-11-23&to=2026-11-23`);
  expect((sheet.body.data as { days: { worked: number }[] }).days[0]?.worked).toBe(4.5 * 3_600);
  // Time of others on the task is summed only for the branch's managers.
  expect(await opened()).toEqual([2 * 3_600, 'out']);
  expect(await opened(asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches: [shop.branch], id: ali }))).toEqual([
    0,
    'out',
  ]);
  expect(
    await opened(asStaff(shop.tenant, { roles: ['ROLE_MANAGER'], branches: [shop.branch], id: uuidv7() })),
  ).toEqual([2 * 3_600, 'out']);
});

test('TIME-13, TIME-10: rejects tasks of another branch or business and stores nothing', async () => {
  const shop = await business();
  const [tablet, sara] = [await shop.terminal(), await shop.hire('Novak')];
  setClock('08:00');
  await shop.punch(tablet, sara, 'start');
  setClock('09:00');
  const other = uuidv7();
  await service().publish(
    shop.tenant,
    branches.events.changed(other, 1, { ...branches.events.changed.example, id: other }),
  );
  await service().settled();
  const elsewhere = await task(shop, { title: 'Fremd', branch: { id: other } });
  const leads = asStaff(shop.tenant, { roles: ['ROLE_MANAGER'], branches: [shop.branch], id: sara });
  const begin = (on: string, as = leads) => shop.ask('POST', `tasks/${on}/start-time`, { as, body: { id: uuidv7() } });
  expect(codeOf(await begin(uuidv7()))).toBe('404 NOT_FOUND');
  expect((await begin(elsewhere, asStaff(uuidv7(), { id: sara }))).status).toBe(404);
  expect(codeOf(await begin(elsewhere))).toBe('422 UNKNOWN_REFERENCE task');
  expect(await service().sql('select kind from punch where tenant_id = $1', [shop.tenant])).toEqual([
    { kind: 'start' },
  ]);
});
