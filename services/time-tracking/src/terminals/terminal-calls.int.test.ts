import { expect, test } from '@jest/globals';
import { type SealedFor, sealPin } from '@theke/contracts/time-tracking/seal-pin';
import { activityChanged, activityEnded, activityStarted } from '@theke/contracts/time-tracking/working-events';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business, setClock, now } = timeClock();
const codeOf = ({ body }: { body: { errors?: { code: string }[] } }) => body.errors?.[0]?.code;
test('TIME-03, TIME-04: records and publishes arrival, pauses and departure', async () => {
  const { hire, terminal, punch, read, list } = await business();
  const sara = await hire('Novak');
  const tablet = await terminal();
  setClock('16:00');
  const started = await punch(tablet, sara, 'start');
  expect(started.status).toBe(200);
  expect(started.body.data).toMatchObject({
    user: { id: sara },
    state: 'running',
    startAt: vienna('16:00'),
    endAt: null,
  });
  expect((await read(tablet, `${sara}/me`)).body.data).toMatchObject({
    presence: 'in',
    since: vienna('16:00'),
    activity: started.body.data,
  });
  setClock('18:00');
  expect((await punch(tablet, 'novak@marillo.example', 'pause')).body.data).toMatchObject({ state: 'paused' });
  expect((await read(tablet, `${sara}/me`)).body.data).toMatchObject({
    presence: 'paused',
    since: vienna('18:00'),
    startAt: vienna('16:00'),
  });
  setClock('18:30');
  expect((await punch(tablet, sara, 'resume')).body.data).toMatchObject({ state: 'running' });
  setClock('23:00');
  const ended = (await punch(tablet, sara, 'end')).body.data;
  expect(ended).toMatchObject({
    endAt: vienna('23:00'),
    pauses: [{ startAt: vienna('18:00'), endAt: vienna('18:30') }],
    isLate: false,
    state: 'ended',
  });
  expect((await read(tablet, `${sara}/me`)).body.data).toMatchObject({ presence: 'out', since: null, activity: null });
  expect((await read(tablet, `${sara}/working-activities`)).body.data).toEqual([ended]);
  expect(await list()).toMatchObject([{ ...(ended as object), name: 'Dora Novak' }]);
  const published = await until('all four events are published', () => {
    const events = service().events.filter(
      ({ type, data }) =>
        type.startsWith('time-tracking.activity-') && (data as { user: { id: string } }).user.id === sara,
    );
    return events.length === 4 && events;
  });
  expect(published.map(({ type }) => type)).toEqual([
    activityStarted.type,
    activityChanged.type,
    activityChanged.type,
    activityEnded.type,
  ]);
});

test('rejects impossible punches in German and stores nothing', async () => {
  const { tenant, hire, terminal, punch } = await business();
  const [sara, tablet] = [await hire('Novak'), await terminal()];
  const refusals = async () => {
    const found = [];
    for (const verb of ['start', 'pause', 'resume', 'end']) {
      setClock('17:00');
      const { status, body } = await punch(tablet, sara, verb);
      found.push(`${status} ${body.errors?.[0]?.code}`);
    }
    return found;
  };
  const stored = () => service().sql('select kind from punch where tenant_id = $1', [tenant]);
  expect((await Promise.all(['pause', 'resume', 'end'].map((verb) => punch(tablet, sara, verb)))).map(codeOf)).toEqual(
    Array(3).fill('NOT_RUNNING'),
  );
  expect(await stored()).toEqual([]);
  setClock('16:00');
  await punch(tablet, sara, 'start');
  setClock('16:30');
  await punch(tablet, sara, 'pause');
  const twice = await punch(tablet, sara, 'start');
  expect(twice.body.errors).toEqual([
    {
      code: 'ALREADY_RUNNING',
      message: 'Sie sind zu dieser Zeit schon eingestempelt. Bitte stempeln Sie zuerst „Gehen“.',
    },
  ]);
  expect((await refusals()).slice(0, 2)).toEqual(['409 ALREADY_RUNNING', '409 ALREADY_PAUSED']);
  expect((await stored()).map(({ kind }) => kind)).toEqual(['start', 'pause', 'resume', 'end']);
});

test('counts an id once, whoever repeats it and however many send it concurrently', async () => {
  const { tenant, hire, terminal, punch } = await business();
  const [sara, ali, tablet] = [await hire('Novak'), await hire('Kaya'), await terminal()];
  const id = uuidv7();
  const answers = await Promise.all(Array.from({ length: 8 }, () => punch(tablet, sara, 'start', { id })));
  for (const { status, body } of answers) expect([status, body.data]).toEqual([200, answers[0]?.body.data]);
  expect(await service().sql('select id from punch where tenant_id = $1', [tenant])).toEqual([{ id }]);
  expect(codeOf(await punch(tablet, ali, 'start', { id }))).toBe('ID_TAKEN');
  expect(codeOf(await punch(tablet, sara, 'end', { id }))).toBe('ID_TAKEN');
  const pressed = await Promise.all(Array.from({ length: 8 }, () => punch(tablet, ali, 'start')));
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
});

test('TIME-07: corrects the times of an offline day with a clock seven minutes fast, once each, marked as late', async () => {
  const { tenant, hire, terminal, punch, list } = await business();
  const people: string[] = [];
  for (const name of ['Auer', 'Bauer', 'Cerny', 'Dorn', 'Ebner', 'Fuchs', 'Gruber', 'Huber'])
    people.push(await hire(name));
  const tablet = await terminal();
  const [fast, begins] = [7 * 60_000, Date.parse(vienna('08:00'))];
  const at = (minutes: number) => new Date(begins + minutes * 60_000);
  const day = people.flatMap((person, index) =>
    [
      ['start', 5 * index],
      ['pause', 240 + index],
      ['resume', 270 + index],
      ['pause', 400 + index],
      ['end', 480 + index],
    ].map(([verb, minutes]) => ({ id: uuidv7(), person, verb: verb as string, at: at(minutes as number) })),
  );
  const queue = day.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  expect(queue).toHaveLength(40);
  for (const sentAt of [at(600), at(900)]) {
    setClock(`8:${(sentAt.getTime() - begins) / 60_000}`);
    for (const { id, person, verb, at } of queue) {
      const shown = { at: new Date(at.getTime() + fast), sentAt: new Date(sentAt.getTime() + fast) };
      expect((await punch(tablet, person, verb, { id, ...shown })).status).toBe(200);
    }
  }
  const found = await list('sort=startAt');
  expect(
    found.map(({ user, startAt, endAt, pauses, isLate, state }) => [user.id, startAt, endAt, pauses, isLate, state]),
  ).toEqual(
    people.map((person, index) => [
      person,
      at(5 * index).toISOString(),
      at(480 + index).toISOString(),
      [
        [240, 270],
        [400, 480],
      ].map(([from, to]) => ({
        startAt: at((from as number) + index).toISOString(),
        endAt: at((to as number) + index).toISOString(),
      })),
      true,
      'ended',
    ]),
  );
  const [{ count } = { count: 0 }] = await service().sql<{ count: number }>(
    'select count(*)::int as count from punch where tenant_id = $1 and is_late',
    [tenant],
  );
  expect(count).toBe(40);
});

test('rejects times in the future or more than 26 hours ago with their field', async () => {
  const { tenant, hire, terminal, punch } = await business();
  const [sara, tablet] = [await hire('Novak'), await terminal()];
  const at = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
  const future = await punch(tablet, sara, 'start', { at: at(1), sentAt: at(0) });
  expect([future.status, future.body.errors?.[0]]).toEqual([
    422,
    expect.objectContaining({ code: 'IN_FUTURE', field: 'at' }),
  ]);
  expect(codeOf(await punch(tablet, sara, 'start', { at: at(-27), sentAt: at(0) }))).toBe('TOO_LATE');
  expect(await service().sql('select id from punch where tenant_id = $1', [tenant])).toEqual([]);
  // A clock that is years off is corrected too.
  const answer = await punch(tablet, sara, 'start', { at: at(-90_001), sentAt: at(-90_000) });
  expect(answer.body.data).toMatchObject({ startAt: at(-1).toISOString(), isLate: true });
});

test("TIME-01: finds only people of the terminal's branch, by e-mail, number and id", async () => {
  const { branch, ask, hire, terminal, punch, read } = await business();
  const other = uuidv7();
  const [sara, gone] = [await hire('Novak'), await hire('Weg', { isActive: false })];
  const stranger = await hire('Fremd', { branches: [other] });
  const tablet = await terminal();
  expect((await ask('PUT', `working-people/${sara}`, { body: { personnelNumber: '1007' } })).status).toBe(200);
  expect(
    (await ask('PUT', `working-people/${stranger}`, { body: { personnelNumber: '1007' } })).body.errors?.[0],
  ).toMatchObject({ code: 'NUMBER_TAKEN', field: 'personnelNumber' });
  expect((await read(tablet, 'people')).body.data).toMatchObject({
    branch: { id: branch },
    isPinRequired: false,
    people: [{ id: sara, lastName: 'Novak', presence: 'out' }],
  });
  for (const username of [sara, '1007', 'Novak@marillo.example'])
    expect((await read(tablet, `${encodeURIComponent(username)}/me`)).body.data).toMatchObject({ id: sara });
  for (const [username, status, code] of [
    [stranger, 403, 'OTHER_BRANCH'],
    [gone, 403, 'ACCOUNT_DISABLED'],
    [uuidv7(), 404, 'NOT_FOUND'],
    ['niemand', 404, 'NOT_FOUND'],
  ] as const) {
    const [me, pressed] = [await read(tablet, `${username}/me`), await punch(tablet, username, 'start')];
    expect([me.status, codeOf(me), pressed.status, codeOf(pressed)]).toEqual([status, code, status, code]);
  }
});

test('refuses a revoked terminal, a forged key and a key of another business', async () => {
  const [here, there] = [await business(), await business()];
  const sara = await here.hire('Novak');
  const [tablet, theirs] = [await here.terminal(), await there.terminal()];
  const renewed = (await here.ask('POST', `terminals/${tablet.id}/key`, { body: {} })).body.data as { key: string };
  const answers = [tablet, theirs, { key: 'thd_forged' }].map((one) => here.punch(one, sara, 'start'));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await here.ask('GET', `time-tracking/-/${sara}/me`, { as: asGuest(here.tenant) })).status).toBe(401);
  expect((await here.read(renewed, 'people')).status).toBe(200);
  const state = async () => (await here.ask('GET', `terminals/${tablet.id}/state`)).body.data;
  expect(await state()).toMatchObject({ seenAt: now().toISOString(), revokedAt: null });
  expect((await here.ask('POST', `terminals/${tablet.id}/revoke`, { body: {} })).status).toBe(200);
  expect(await state()).toMatchObject({ keyMadeAt: null, revokedAt: now().toISOString() });
  expect((await here.punch(renewed, sara, 'start')).status).toBe(404);
  expect(JSON.stringify(await service().sql('select * from terminal_key'))).not.toContain(renewed.key);
});

test('lets only managers of the branch and admins create and revoke a terminal', async () => {
  const { tenant, branch, ask, terminal } = await business();
  const { id } = await terminal();
  const manager = (branchId: string) => asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branchId] });
  const status = async (as: ReturnType<typeof asStaff>) =>
    (await ask('POST', `terminals/${id}/revoke`, { as, body: {} })).status;
  expect(await status(manager(branch))).toBe(200);
  expect(await status(manager(uuidv7()))).toBe(404);
  expect(await status(asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch] }))).toBe(403);
  expect(await status(asStaff(uuidv7()))).toBe(404);
  expect(await status(asGuest(tenant))).toBe(401);
});

test('lists terminals with their last contact, only to managers of their branch and admins', async () => {
  const { tenant, branch, ask, terminal, read } = await business();
  const tablet = await terminal();
  await read(tablet, 'people');
  const contacts = async (as: ReturnType<typeof asStaff>) => (await ask('GET', 'terminals/contacts', { as })).body.data;
  const manager = (branchId: string) => asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branchId] });
  expect(await contacts(manager(branch))).toMatchObject([
    { terminal: { id: tablet.id }, branch: { id: branch }, seenAt: now().toISOString(), revokedAt: null },
  ]);
  expect(await contacts(manager(uuidv7()))).toEqual([]);
  expect(await contacts(asStaff(uuidv7()))).toEqual([]);
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch] });
  expect((await ask('GET', 'terminals/contacts', { as: employee })).status).toBe(403);
});

test('TIME-02: requires the PIN at a terminal with PIN, and limits and publishes wrong attempts', async () => {
  const { tenant, ask, hire, terminal, punch, read } = await business();
  const [sara, ali] = [await hire('Novak'), await hire('Kaya')];
  const tablet = await terminal({ isPinRequired: true });
  expect(codeOf(await punch(tablet, sara, 'start'))).toBe('PIN_MISSING');
  expect(codeOf(await punch(tablet, sara, 'start', { pin: '4711' }))).toBe('NO_PIN');
  for (const [person, pin] of [
    [sara, '4711'],
    [ali, '4711'],
  ])
    expect((await ask('PUT', `working-people/${person}`, { body: { pin } })).body.data).toMatchObject({ hasPin: true });
  const hashes = await service().sql('select pin_hash from working_person where tenant_id = $1', [tenant]);
  expect(new Set(hashes.map(({ pin_hash }) => pin_hash)).size).toBe(2);
  expect(JSON.stringify(hashes)).not.toContain('4711');
  const guess = async () => codeOf(await punch(tablet, sara, 'start', { pin: '0000' }));
  expect([await guess(), await guess(), await guess(), await guess(), await guess()]).toEqual(
    Array(5).fill('WRONG_PIN'),
  );
  const published = await punch(tablet, sara, 'start', { pin: '4711' });
  expect([published.status, published.headers.get('retry-after'), published.body.errors]).toEqual([
    429,
    '60',
    [
      {
        code: 'LOCKED',
        message: 'Zu oft eine falsche PIN. Bitte versuchen Sie es in einer Minute noch einmal.',
        field: 'pin',
      },
    ],
  ]);
  // Others are not locked, and she only for a minute.
  expect((await punch(tablet, ali, 'start', { pin: '4711' })).status).toBe(200);
  setClock('09:02');
  expect(codeOf(await read(tablet, `${sara}/working-activities`))).toBe('PIN_MISSING');
  expect((await read(tablet, `${sara}/working-activities`, { pin: '4711' })).body.data).toEqual([]);
  expect((await punch(tablet, sara, 'start', { pin: '4711' })).status).toBe(200);
  expect(await service().sql('select distinct kind from punch where tenant_id = $1', [tenant])).toEqual([
    { kind: 'start' },
  ]);
});

test('TIME-02: opens a sealed PIN for its own punch only, rejects it elsewhere, and counts a wrong one', async () => {
  const { tenant, ask, hire, terminal, punch, read } = await business();
  const [sara, ali] = [await hire('Novak'), await hire('Kaya')];
  const tablet = await terminal({ isPinRequired: true });
  for (const person of [sara, ali]) await ask('PUT', `working-people/${person}`, { body: { pin: '4711' } });
  const { pinKey } = (await read(tablet, 'people')).body.data as { pinKey: string };
  const stored = () => service().sql('select person_id, kind from punch where tenant_id = $1', [tenant]);
  const [id, at] = [uuidv7(), new Date(now().getTime() - 3_600_000)];
  const sealed = (pin: string, given: Partial<SealedFor> = {}) =>
    sealPin(pinKey, pin, { id, person: sara, move: 'start', at: at.toISOString(), ...given });
  const sealedPin = await sealed('4711');
  const moved = [
    await punch(tablet, sara, 'start', { at, sentAt: now(), sealedPin }),
    await punch(tablet, ali, 'start', { id, at, sentAt: now(), sealedPin }),
    await punch(tablet, sara, 'end', { id, at, sentAt: now(), sealedPin }),
    await punch(tablet, sara, 'start', { id, at: now(), sealedPin }),
    await punch(tablet, sara, 'start', { id, at, sentAt: now(), sealedPin: 'A'.repeat(119) }),
  ];
  for (const { status, body } of moved)
    expect([status, body.errors]).toEqual([
      403,
      [{ code: 'PIN_UNREADABLE', message: expect.stringMatching(/^Die PIN gehört nicht zu/), field: 'sealedPin' }],
    ]);
  expect(await stored()).toEqual([]);
  // Also by her personnel number: it is sealed for that person.
  await ask('PUT', `working-people/${sara}`, { body: { personnelNumber: '1007' } });
  expect((await punch(tablet, '1007', 'start', { id, at, sentAt: now(), sealedPin })).status).toBe(200);
  expect(await stored()).toEqual([{ person_id: sara, kind: 'start' }]);

  // An unreadable PIN is no attempt; every readable one is.
  const guess = async (pin: string) => {
    const next = { id: uuidv7(), at: at.toISOString(), person: ali };
    return codeOf(
      await punch(tablet, ali, 'start', { id: next.id, at, sentAt: now(), sealedPin: await sealed(pin, next) }),
    );
  };
  const guesses = [];
  for (const pin of ['0000', '00001', '000002', '0000003', '00000004', '4711']) guesses.push(await guess(pin));
  expect(guesses).toEqual([...Array(5).fill('WRONG_PIN'), 'LOCKED']);
});

// L4 of the fifth attack: the address of one terminal was enough to lock colleagues at all terminals.
test('TIME-02: locks after wrong PINs only at the terminal where they were typed', async () => {
  const { ask, hire, terminal, punch, read } = await business();
  const sara = await hire('Novak');
  const [tablet, other] = [await terminal({ isPinRequired: true }), await terminal({ isPinRequired: true })];
  await ask('PUT', `working-people/${sara}`, { body: { pin: '4711' } });
  const guesses = [];
  for (let nth = 0; nth < 6; nth += 1) guesses.push(codeOf(await punch(tablet, sara, 'start', { pin: '0000' })));
  expect(guesses).toEqual([...Array(5).fill('WRONG_PIN'), 'LOCKED']);
  expect((await punch(other, sara, 'start', { pin: '4711' })).status).toBe(200);
  // A correct PIN at the other terminal does not reset the lock at the first one.
  expect(codeOf(await punch(tablet, sara, 'end', { pin: '4711' }))).toBe('LOCKED');
  // A new PIN removes all locks.
  await ask('PUT', `working-people/${sara}`, { body: { pin: '4712' } });
  expect((await read(tablet, `${sara}/working-activities`, { pin: '4712' })).status).toBe(200);
});

test('counts each of many concurrent attempts', async () => {
  const { tenant, ask, hire, terminal, punch } = await business();
  const [sara, tablet] = [await hire('Novak'), await terminal({ isPinRequired: true })];
  await ask('PUT', `working-people/${sara}`, { body: { pin: '4711' } });
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => punch(tablet, sara, 'start', { pin: `${5_000 + index}` })),
  );
  expect(guesses.map(codeOf).filter((code) => code === 'WRONG_PIN')).toHaveLength(5);
  expect(await service().sql('select wrong_pins from working_person where tenant_id = $1', [tenant])).toEqual([
    { wrong_pins: 5 },
  ]);
});
