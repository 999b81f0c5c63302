import { expect, test } from '@jest/globals';
import { projects } from '@theke/contracts/content/project';
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
type Of = Awaited<ReturnType<typeof business>>;

async function project(tenant: string, given: { title: string; startDate?: string | null; endDate?: string | null }) {
  const id = uuidv7();
  const example = projects.events.changed.example;
  const doc = { ...example, startDate: '2026-01-01', endDate: null, ...given, name: '', id };
  await service().tell(tenant, projects.events.changed(id, 1, doc));
  await service().settled();
  return id;
}
const task = async ({ ask }: Of, body: object) =>
  ((await ask('POST', 'tasks', { body })).body.data as { id: string }).id;
/** As a terminal sends it, with what was chosen. */
const start = (
  of: Of,
  key: string,
  who: string,
  chosen: object,
  { at = now(), sentAt = at, id = uuidv7() }: { at?: Date; sentAt?: Date; id?: string } = {},
) =>
  of.ask('POST', `time-tracking/-/${who}/working-activities/start`, {
    as: asGuest(of.tenant),
    key,
    body: { id, at: at.toISOString(), sentAt: sentAt.toISOString(), ...chosen },
  });
const codeOf = ({ status, body }: Awaited<ReturnType<Of['ask']>>) =>
  `${status} ${body.errors?.[0]?.code} ${body.errors?.[0]?.field ?? ''}`.trim();

test('TIME-13: a terminal offers projects that run and tasks of its branch that are not done, and nothing of other branches', async () => {
  const of = await business();
  const tablet = await of.terminal();
  const runs = await project(of.tenant, { title: 'Ortskern Vorau' });
  await project(of.tenant, { title: 'Fertig', endDate: '2026-10-31' });
  await project(of.tenant, { title: 'Kommt erst', startDate: '2027-01-01' });
  await project(uuidv7(), { title: 'Von anderen' });
  const open = await task(of, { title: 'Fotos', branch: { id: of.branch }, project: { id: runs } });
  await task(of, { title: 'Getan', branch: { id: of.branch }, state: 'done' });
  const found = (await of.read(tablet, 'bookable')).body.data as Bookable;
  expect(found.projects).toEqual([{ id: runs, name: 'Ortskern Vorau' }]);
  expect(found.tasks).toEqual([
    { id: open, number: expect.any(Number), title: 'Fotos', project: { id: runs }, assignees: [] },
  ]);
  const leader = asStaff(of.tenant, { roles: ['ROLE_MANAGER'], branches: [of.branch] });
  const asked = await of.ask('GET', `time-sheets/bookable?branch=${of.branch}`, { as: leader });
  expect(asked.body.data).toEqual(found);
  const elsewhere = asStaff(of.tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()] });
  expect((await of.ask('GET', `time-sheets/bookable?branch=${of.branch}`, { as: elsewhere })).status).toBe(404);
});

test('TIME-13, TIME-05: an activity keeps what was chosen at its start, in whatever order and however often it is told', async () => {
  const of = await business();
  const [tablet, sara] = [await of.terminal(), await of.hire('Novak')];
  const ortskern = await project(of.tenant, { title: 'Ortskern' });
  const fotos = await task(of, { title: 'Fotos', branch: { id: of.branch }, project: { id: ortskern } });
  setClock('08:00');
  const id = uuidv7();
  const chosen = { task: { id: fotos } };
  const first = (await start(of, tablet.key, sara, chosen, { id })).body.data as WorkedActivityOnWire;
  expect(first).toMatchObject({ project: { id: ortskern }, task: { id: fotos } });
  expect((await start(of, tablet.key, sara, chosen, { id })).body.data).toEqual(first);
  setClock('12:00');
  await of.punch(tablet, sara, 'pause');
  setClock('12:30');
  await of.punch(tablet, sara, 'resume');
  setClock('16:00');
  expect((await of.punch(tablet, sara, 'end')).body.data).toMatchObject({
    project: { id: ortskern },
    task: { id: fotos },
  });
  setClock('17:00');
  expect((await of.punch(tablet, sara, 'start')).body.data).toMatchObject({ project: null, task: null });

  const sheet = await of.ask('GET', `time-sheets/balances?user=${sara}&from=2026-11-22&to=2026-11-23`);
  const { days } = sheet.body.data as { days: { bookedOn: string[] }[] };
  expect(days.map(({ bookedOn }) => bookedOn)).toEqual([[], ['Ortskern: Fotos']]);

  const all = (await of.list('sort=startAt')) as WorkingActivity[];
  expect(all.map(({ bookedOn }) => bookedOn)).toEqual(['Ortskern: Fotos', '']);
  expect((await of.list(`filter[project]=${ortskern}`)).map((one) => one.id)).toEqual([id]);
  expect((await of.list(`filter[task]=${fotos}`)).map((one) => one.id)).toEqual([id]);
  expect(await of.list(`filter[task]=${uuidv7()}`)).toEqual([]);
});

test('TIME-13: what is not there is refused at once, and left out of what is sent late: the time itself counts', async () => {
  const of = await business();
  const [tablet, sara] = [await of.terminal(), await of.hire('Novak')];
  const other = await project(uuidv7(), { title: 'Von anderen' });
  setClock('08:00');
  expect(codeOf(await start(of, tablet.key, sara, { project: { id: other } }))).toBe('422 UNKNOWN_REFERENCE project');
  expect(codeOf(await start(of, tablet.key, sara, { task: { id: uuidv7() } }))).toBe('422 UNKNOWN_REFERENCE task');
  expect(await service().sql('select 1 from punch where tenant_id = $1', [of.tenant])).toEqual([]);
  const at = now();
  setClock('11:00');
  const late = await start(of, tablet.key, sara, { project: { id: other } }, { at, sentAt: now() });
  expect(late.body.data).toMatchObject({ startAt: at.toISOString(), isLate: true, project: null, task: null });
  // No other press says on what one works.
  const body = { id: uuidv7(), at: now().toISOString(), sentAt: now().toISOString(), project: { id: other } };
  const path = `time-tracking/-/${sara}/working-activities/end`;
  expect((await of.ask('POST', path, { as: asGuest(of.tenant), key: tablet.key, body })).status).toBe(422);
});

test('TIME-13, TIME-05: a correction changes what was worked on, or leaves it, and each fact says it', async () => {
  const of = await business();
  const [tablet, sara] = [await of.terminal(), await of.hire('Novak')];
  const [one, two] = [await project(of.tenant, { title: 'Eins' }), await project(of.tenant, { title: 'Zwei' })];
  setClock('08:00');
  const { id } = (await start(of, tablet.key, sara, { project: { id: one } })).body.data as WorkedActivityOnWire;
  setClock('16:00');
  await of.punch(tablet, sara, 'end');
  const correct = async (given: object) => {
    const { startAt, endAt, pauses, version } = (await of.list())[0] as WorkedActivityOnWire;
    const body = { startAt, endAt, pauses, version, reason: 'Falsch gewählt.', ...given };
    return of.ask('PUT', `working-activities/${id}`, { body });
  };
  setClock('17:00');
  expect((await correct({ pauses: [] })).body.data).toMatchObject({ bookedOn: 'Eins' });
  expect((await correct({ booked: { project: { id: two } } })).body.data).toMatchObject({ bookedOn: 'Zwei' });
  expect(codeOf(await correct({ booked: { project: { id: uuidv7() } } }))).toBe('422 UNKNOWN_REFERENCE project');
  expect((await correct({ booked: {} })).body.data).toMatchObject({ bookedOn: '', project: null });
  const { facts } = (await of.ask('GET', `working-activities/${id}`)).body.data as { facts: WorkingFact[] };
  expect(facts.map(({ bookedOn }) => bookedOn)).toEqual(['Eins', null, null, 'Zwei', '']);
});
