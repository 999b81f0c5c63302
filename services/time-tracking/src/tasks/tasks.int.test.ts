import { expect, test } from '@jest/globals';
import { projects } from '@theke/contracts/content/project';
import { users } from '@theke/contracts/identity/user';
import { taskFileDeleted, taskFileStored } from '@theke/contracts/media/task-file';
import {
  type OpenedTask,
  type Task,
  type TaskBoard,
  type TaskState,
  taskStateNames,
  tasks,
} from '@theke/contracts/time-tracking/task';
import { taskAssigned } from '@theke/contracts/time-tracking/task-assigned';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { until } from '@theke/kit/testing/until';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { type Business, timeClock } from '../../testing/time-clock.ts';

const { service, business, setClock } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const dataOf = <T = Task>({ body }: Answer) => body.data as T;
const faultOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];

async function withTasks() {
  const shop = await business();
  await service().settled();
  const make = async (draft: object = {}) =>
    dataOf(await shop.ask('POST', 'tasks', { body: { title: 'Laminieren', ...draft } }));
  const board = async (as = asStaff(shop.tenant)) => dataOf<TaskBoard>(await shop.ask('GET', 'tasks/board', { as }));
  const move = (task: Pick<Task, 'id'>, state: TaskState, after: Pick<Task, 'id'> | null = null, version?: number) =>
    shop.ask('POST', `tasks/${task.id}/move`, {
      body: { state, after: after?.id ?? null, ...(version !== undefined && { version }) },
    });
  const check = (task: Pick<Task, 'id'>, body: object) => shop.ask('POST', `tasks/${task.id}/check`, { body });
  const open = async (task: Pick<Task, 'id'>, as = asStaff(shop.tenant)) =>
    dataOf<OpenedTask>(await shop.ask('POST', `tasks/${task.id}/log-view`, { as, body: {} }));
  const column = async (state: TaskState) =>
    (await board()).tasks.filter((task) => task.state === state).map(({ number }) => number);
  return { ...shop, make, board, move, check, open, column };
}

test('numbers tasks from 1 per business, also when created concurrently', async () => {
  const [one, other] = [await withTasks(), await withTasks()];
  const made = await Promise.all(Array.from({ length: 8 }, () => one.make()));
  expect(made.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await other.make()).number).toBe(1);
  const refused = await one.ask('POST', 'tasks', { body: { title: '' } });
  expect(faultOf(refused)).toEqual([422, 'TOO_SMALL', 'title']);
  expect((await one.make()).number).toBe(9);
});

test('adds a step once by its id at the end, and notes it in the stream', async () => {
  const { ask, make, open, check, tenant } = await withTasks();
  const task = await make({ steps: [{ text: 'Eins' }] });
  const id = uuidv7();
  const add = (body: object, as = asStaff(tenant)) => ask('POST', `tasks/${task.id}/steps`, { as, body });
  const [one, other] = await Promise.all([add({ id, text: ' Zwei ' }), add({ id, text: 'Zwei' })]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const { steps, version, stream } = await open(task);
  expect(steps.map(({ text }) => text)).toEqual(['Eins', 'Zwei']);
  expect([version, stream.map(({ change }) => change?.field)]).toEqual([2, ['made', 'steps']]);
  expect((await check(task, { step: id })).status).toBe(200);
  expect(faultOf(await add({ id: uuidv7(), text: ' ' }))).toEqual([422, 'TOO_SMALL', 'text']);
  expect((await add({ id: uuidv7(), text: 'Drei' }, asStaff(uuidv7()))).status).toBe(404);
  const full = await make({ steps: Array.from({ length: 100 }, (_, at) => ({ text: `${at}` })) });
  const more = await ask('POST', `tasks/${full.id}/steps`, { body: { id: uuidv7(), text: 'Zu viel' } });
  expect(faultOf(more)).toEqual([422, 'TOO_BIG', 'text']);
  expect((await open(full)).steps).toHaveLength(100);
});

test('TIME-12: returns the task when its view is logged, and no longer marks it as new', async () => {
  const { tenant, make, board, open, hire, ask } = await withTasks();
  const [paul, lena] = [await hire('Haidinger'), await hire('Schober')];
  const task = await make({ assignees: [{ id: paul }, { id: lena }] });
  const asPaul = asStaff(tenant, { id: paul });
  const isNew = async (as = asPaul) => (await board(as)).tasks.map((card) => card.isNew);
  expect(await isNew()).toEqual([true]);
  expect((await ask('GET', `tasks/${task.id}`, { as: asPaul })).status).toBe(200);
  expect(await isNew()).toEqual([true]);

  const seen = await open(task, asPaul);
  expect(seen).toMatchObject({ ...task, lastVisitAt: null });
  expect(await isNew()).toEqual([false]);
  expect(await isNew(asStaff(tenant, { id: lena }))).toEqual([true]);
  setClock('10:15');
  const again = await open(task, asPaul);
  expect(again.lastVisitAt).toBe('2026-11-23T08:00:00.000Z');
  expect(again.seen).toEqual([
    { id: paul, name: 'Dora Haidinger', at: '2026-11-23T09:15:00.000Z' },
    { id: lena, name: 'Dora Schober', at: null },
  ]);
  expect((await ask('POST', `tasks/${uuidv7()}/log-view`, { body: {} })).status).toBe(404);
  expect((await ask('POST', `tasks/${task.id}/log-view`, { as: asGuest(tenant), body: {} })).status).toBe(401);
  expect((await ask('POST', `tasks/${task.id}/log-view`, { as: asStaff(uuidv7()), body: {} })).status).toBe(404);
});

test('notes changes in the stream: who, when and the previous value', async () => {
  const { tenant, make, ask, open, move, hire } = await withTasks();
  const paul = await hire('Haidinger');
  const project = { ...projects.events.changed.example, id: uuidv7(), title: 'Winterkarte 2026', name: '' };
  await service().publish(tenant, projects.events.changed(project.id, 1, project));
  await service().settled();
  const task = await make({ dueDate: '2026-11-20' });
  const { steps: _, ...draft } = { title: 'Fotos tauschen', state: 'open', steps: [] };
  await ask('PUT', `tasks/${task.id}`, {
    body: { ...draft, version: 1, dueDate: '2026-11-21', assignees: [{ id: paul }], project: { id: project.id } },
  });
  setClock('09:30');
  const addedComment = await ask('POST', `tasks/${task.id}/comments`, { body: { text: ' Vier sind da. ' } });
  expect([addedComment.status, dataOf(addedComment)]).toMatchObject([
    201,
    { comment: 'Vier sind da.', by: 'Dora Huber', change: null },
  ]);
  await move(task, 'done');
  const opened = await open(task);
  expect(opened.projectName).toBe('Winterkarte 2026');
  expect(opened.stream.map(({ by, comment, change }) => [by, comment ?? change])).toEqual([
    ['Dora Huber', { field: 'made', from: null, to: null }],
    ['Dora Huber', { field: 'title', from: 'Laminieren', to: 'Fotos tauschen' }],
    ['Dora Huber', { field: 'dueDate', from: '2026-11-20', to: '2026-11-21' }],
    ['Dora Huber', { field: 'assignees', from: null, to: 'Dora Haidinger' }],
    ['Dora Huber', { field: 'project', from: null, to: 'Winterkarte 2026' }],
    ['Dora Huber', 'Vier sind da.'],
    ['Dora Huber', { field: 'state', from: 'open', to: 'done' }],
  ]);
  expect(faultOf(await ask('POST', `tasks/${task.id}/comments`, { body: { text: '  ' } }))).toEqual([
    422,
    'TOO_SMALL',
    'text',
  ]);
  const withoutProject = await ask('POST', 'tasks', { body: { title: 'Neu', project: { id: uuidv7() } } });
  expect(faultOf(withoutProject)).toEqual([422, 'UNKNOWN_REFERENCE', 'project']);
});

test('keeps a card where it was put, in any column, with the last completed first', async () => {
  const { make, move, column, ask } = await withTasks();
  const [one, two, three] = [await make(), await make(), await make()] as [Task, Task, Task];
  expect(await column('open')).toEqual([1, 2, 3]);
  await move(three, 'open', null);
  expect(await column('open')).toEqual([3, 1, 2]);
  await move(three, 'open', one);
  expect(await column('open')).toEqual([1, 3, 2]);
  expect(dataOf(await move(one, 'done'))).toMatchObject({ state: 'done', doneAt: '2026-11-23T08:00:00.000Z' });
  const { number: _, rank: __, checks: ___, ...rest } = two;
  const { id, createdAt: ____, updatedAt: _____, ...draft } = rest;
  expect((await ask('PUT', `tasks/${id}`, { body: { ...draft, state: 'done' } })).status).toBe(200);
  expect(await column('done')).toEqual([2, 1]);
  expect(dataOf(await move(one, 'open'))).toMatchObject({ state: 'open', doneAt: null });
  expect(await column('open')).toEqual([1, 3]);

  expect(faultOf(await move(one, 'open', two))).toEqual([422, 'UNKNOWN_REFERENCE', 'after']);
  expect(faultOf(await move(one, 'waiting', null, 1))).toEqual([409, 'STALE_VERSION', 'version']);
  expect(faultOf(await ask('POST', `tasks/${one.id}/move`, { body: { state: 'weg', after: null } }))[0]).toBe(422);
  expect(await column('open')).toEqual([1, 3]);
});

test('gives every card one place under concurrent moves, and applies the last move of each', async () => {
  const { make, move, board } = await withTasks();
  const cards = await Promise.all(Array.from({ length: 6 }, () => make()));
  const moves = fc.sample(
    fc.array(fc.tuple(fc.nat(5), fc.constantFrom(...taskStateNames)), { minLength: 24, maxLength: 24 }),
    { numRuns: 1, seed: 7 },
  )[0] as [number, TaskState][];
  const answers = await Promise.all(moves.map(([card, state]) => move(cards[card] as Task, state)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { tasks } = await board();
  expect(tasks.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const state of taskStateNames) {
    const ranks = tasks.filter((task) => task.state === state).map(({ rank }) => rank);
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => (a < b ? -1 : 1)));
  }
  // Two cards put before the same card concurrently: both are there, at different places.
  const [one, two] = [await make(), await make()];
  const beside = tasks[0] as Task;
  await Promise.all([move(one, beside.state, beside), move(two, beside.state, beside)]);
  const column = (await board()).tasks.filter(({ state }) => state === beside.state);
  expect(
    column
      .slice(0, 3)
      .map(({ number }) => number)
      .toSorted((a, b) => a - b),
  ).toEqual([beside.number, one.number, two.number].toSorted((a, b) => a - b));
});

test('lets one person check a step and uncheck it, and ignores repeated requests', async () => {
  const { make, check, open, ask } = await withTasks();
  const task = await make({ steps: [{ text: 'Kürbisravioli' }, { text: 'Tafelspitz' }] });
  const [first, second] = task.steps.map(({ id }) => id);
  const done = dataOf(await check(task, { step: first }));
  expect(done.checks).toMatchObject([{ step: first, by: 'Dora Huber', at: '2026-11-23T08:00:00.000Z', value: null }]);
  expect(dataOf(await check(task, { step: first })).version).toBe(done.version);
  await Promise.all([check(task, { step: second }), check(task, { step: first, isDone: false })]);
  const opened = await open(task);
  expect(opened.checks.map(({ step }) => step)).toEqual([second]);
  expect(opened.stream.map(({ change }) => change?.field).toSorted()).toEqual([
    'checked',
    'checked',
    'made',
    'unchecked',
  ]);
  expect(faultOf(await check(task, { step: uuidv7() }))).toEqual([422, 'UNKNOWN_REFERENCE', 'step']);
  // Removing a step removes its check; checks sent by a form are ignored.
  const { version } = opened;
  const forged = [
    { step: first, by: 'Niemand', user: null, at: '2026-11-23T08:00:00.000Z', value: 1, isBeyond: false, note: '' },
  ];
  const saved = await ask('PUT', `tasks/${task.id}`, {
    body: { title: 'Weniger', version, steps: [{ id: first, text: 'Kürbisravioli' }], checks: forged },
  });
  expect(dataOf(saved)).toMatchObject({ steps: [{ id: first }], checks: [] });
});

test('reports a value beyond its limits, requires a note and marks the task', async () => {
  const { make, check, open, ask } = await withTasks();
  const task = await make({ steps: [{ text: 'Kühlhaus', isMeasured: true, unit: '°C', min: 0, max: 5 }] });
  const step = task.steps[0]?.id;
  expect(faultOf(await check(task, { step }))).toEqual([422, 'REQUIRED', 'value']);
  const warm = await check(task, { step, value: 6.5 });
  expect(faultOf(warm)).toEqual([422, 'NOTE_MISSING', 'note']);
  expect(warm.body.errors?.[0]?.message).toBe(
    '6,5 °C liegt über der Grenze von 5 °C. Bitte schreiben Sie dazu, was Sie getan haben.',
  );
  expect((await check(task, { step, value: -1 })).body.errors?.[0]?.message).toContain('unter der Grenze von 0 °C');
  expect(dataOf(await ask('GET', `tasks/${task.id}`)).version).toBe(1);
  const noted = dataOf(await check(task, { step, value: 6.5, note: 'Türdichtung getauscht.' }));
  expect(noted).toMatchObject({
    isBeyond: true,
    checks: [{ value: 6.5, isBeyond: true, note: 'Türdichtung getauscht.' }],
  });
  expect((await open(task)).stream.at(-1)?.change).toEqual({
    field: 'measured',
    from: 'Kühlhaus: 6,5 °C',
    to: 'Türdichtung getauscht.',
  });
  expect(faultOf(await ask('DELETE', `tasks/${task.id}`))).toEqual([409, 'HAS_MEASUREMENTS', undefined]);
  expect(dataOf(await check(task, { step, value: 4 }))).toMatchObject({ isBeyond: false });
  const upsideDown = { title: 'Falsch', steps: [{ text: 'Kühlhaus', isMeasured: true, min: 5, max: 0 }] };
  expect(faultOf(await ask('POST', 'tasks', { body: upsideDown }))).toEqual([422, 'OUT_OF_RANGE', 'steps.0.max']);
});

test('shows employees the tasks of their branches and their own, lets them do these, and nobody else', async () => {
  const { tenant, branch, make, board, ask, hire } = await withTasks();
  const sara = await hire('Novak');
  const [here, mine, hidden] = [
    await make({ branch: { id: branch } }),
    await make({ assignees: [{ id: sara }] }),
    await make({}),
  ] as [Task, Task, Task];
  const as = asStaff(tenant, { id: sara, roles: ['ROLE_EMPLOYEE'], branches: [branch] });
  expect((await board(as)).tasks.map(({ id }) => id)).toEqual([here.id, mine.id]);
  expect((await ask('GET', 'tasks?sort=number', { as })).body.meta?.total).toBe(2);
  const body = { state: 'done', after: null };
  for (const [task, status] of [
    [here, 200],
    [mine, 200],
    [hidden, 404],
  ] as const) {
    expect((await ask('POST', `tasks/${task.id}/move`, { as, body })).status).toBe(status);
    expect((await ask('POST', `tasks/${task.id}/comments`, { as, body: { text: 'Fertig.' } })).status).toBe(
      status === 404 ? 404 : 201,
    );
    expect((await ask('POST', `tasks/${task.id}/log-view`, { as, body: {} })).status).toBe(status);
  }
  const elsewhere = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [uuidv7()] });
  expect((await board(elsewhere)).tasks).toEqual([]);
  expect((await board(asStaff(uuidv7()))).tasks).toEqual([]);
});

test('filters tasks by state, person, project, branch, day and words', async () => {
  const { branch, make, ask, hire } = await withTasks();
  const sara = await hire('Novak');
  await make({ title: 'Ofen', state: 'waiting', dueDate: '2026-11-20', assignees: [{ id: sara }] });
  await make({ title: 'Karte', branch: { id: branch }, dueDate: '2026-11-27' });
  await make({ title: 'Lager', isUrgent: true });
  const found = async (query: string) =>
    ((await ask('GET', `tasks?sort=number&${query}`)).body.data as Task[]).map(({ title }) => title);
  expect(await found('')).toEqual(['Ofen', 'Karte', 'Lager']);
  expect(await found('filter[state]=waiting')).toEqual(['Ofen']);
  expect(await found(`filter[assignees]=${sara}`)).toEqual(['Ofen']);
  expect(await found('filter[assignees]=none')).toEqual(['Karte', 'Lager']);
  expect(await found(`filter[branch]=${branch}`)).toEqual(['Karte']);
  expect(await found('filter[dueDateUntil]=2026-11-27')).toEqual(['Ofen']);
  expect(await found('filter[isUrgent]=true')).toEqual(['Lager']);
  expect(await found('q=kart')).toEqual(['Karte']);
});

test('removes deleted staff from their tasks', async () => {
  const { tenant, make, ask, hire, branch } = await withTasks();
  const [sara, paul] = [await hire('Novak'), await hire('Haidinger')];
  const task = await make({ assignees: [{ id: sara }, { id: paul }] });
  const template = dataOf<{ id: string }>(
    await ask('POST', 'task-templates', {
      body: {
        title: 'Aufsperren',
        branches: [{ id: branch }],
        weekdays: ['monday'],
        time: '08:00',
        assignees: [{ id: sara }],
      },
    }),
  );
  await service().publish(tenant, users.events.deleted(sara, 2, { id: sara }));
  await service().settled();
  expect(dataOf(await ask('GET', `tasks/${task.id}`)).assignees).toEqual([{ id: paul }]);
  expect(dataOf(await ask('GET', `task-templates/${template.id}`)).assignees).toEqual([]);
  await until('both events are published', () => {
    const published = service().events.filter(
      ({ type, subject }) => type === tasks.events.changed.type && subject === task.id,
    );
    return published.length === 2;
  });
});

test("names the people of the caller's branches and assignees, and all people for admins", async () => {
  const { tenant, branch, make, board, open, hire } = await withTasks();
  const other = uuidv7();
  const [sara, ali] = [await hire('Novak'), await hire('Kaya')];
  const [far, helper] = [await hire('Auer', { branches: [other] }), await hire('Berger', { branches: [other] })];
  const task = await make({ branch: { id: branch }, assignees: [{ id: helper }] });
  const asSara = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: sara });
  const ids = ({ people }: Pick<TaskBoard, 'people'>) => people.map(({ id }) => id);
  expect(ids(await board(asSara))).toEqual([helper, ali, sara]);
  expect(ids(await open(task, asSara))).toEqual([helper, ali, sara]);
  expect(ids(await board())).toEqual([far, helper, ali, sara]);
});

test("notes added and removed files in the task's stream and in their author's data", async () => {
  const { tenant, make, open, hire, ask } = await withTasks();
  const paul = await hire('Haidinger');
  const task = await make();
  const file = { id: uuidv7(), task: { id: task.id }, name: 'kühlhaus.jpg', user: { id: paul }, by: 'Dora Haidinger' };
  await service().publish(tenant, taskFileStored(file.id, 1, file));
  // Events are handled in parallel; one of the same millisecond could overtake the other.
  await service().settled();
  await service().publish(tenant, taskFileDeleted(file.id, 2, { ...file, user: null, by: '' }));
  // Nothing is noted for a deleted task.
  await service().publish(tenant, taskFileDeleted(uuidv7(), 2, { ...file, task: { id: uuidv7() } }));
  await service().settled();
  const entries = (await open(task)).stream.filter(({ change }) => change?.field.startsWith('file'));
  expect(entries.map(({ by, user, change }) => [by, user?.id, change])).toEqual([
    ['Dora Haidinger', paul, { field: 'fileAdded', from: null, to: 'kühlhaus.jpg' }],
    ['', undefined, { field: 'fileRemoved', from: 'kühlhaus.jpg', to: null }],
  ]);
  const own = await ask('GET', 'time-sheets/personal-data', { as: asStaff(tenant, { id: paul }) });
  expect(JSON.stringify(own.body)).toContain('kühlhaus.jpg');
});

test('notifies new assignees once, but not on self-assignment, for existing assignees or done tasks', async () => {
  const { tenant, ask, hire, branch } = await withTasks();
  const [paul, lena] = [await hire('Haidinger'), await hire('Schober')];
  const body = (given: object) => ({ title: 'Fotos', branch: { id: branch }, ...given });
  const asPaul = asStaff(tenant, { id: paul });
  const made = dataOf(await ask('POST', 'tasks', { as: asPaul, body: body({ assignees: [{ id: paul }] }) }));
  const put = (version: number, given: object) =>
    ask('PUT', `tasks/${made.id}`, { as: asPaul, body: { version, ...body(given) } });
  const both = [{ id: paul }, { id: lena }];
  expect((await put(1, { assignees: both })).status).toBe(200);
  expect((await put(2, { assignees: both, title: 'Bilder' })).status).toBe(200);
  await ask('POST', 'tasks', { as: asPaul, body: body({ assignees: [{ id: lena }], state: 'done' }) });
  await service().settled();
  const published = service().events.filter(({ type, tenantid }) => type === taskAssigned.type && tenantid === tenant);
  expect(published.map(({ data }) => data)).toEqual([
    { task: { id: made.id }, number: 1, branch: { id: branch }, people: [{ id: lena }] },
  ]);
});
