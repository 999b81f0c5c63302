import { expect, test } from '@jest/globals';
import { timesSeen } from '@theke/contracts/time-tracking/working-events';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { deriveActivities } from '@theke/rules/working-time/punches';
import { type Span, secondsOf } from '@theke/rules/working-time/spans';
import { workSpans } from '@theke/rules/working-time/work-spans';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { storedFacts } from '../../testing/stored-facts.ts';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business, setClock } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const codeOf = ({ body }: Answer) => body.errors?.[0]?.code;
const dataOf = <T = { id: string; version: number }>({ body }: Answer) => body.data as T;
const reason = 'Hat das Abmelden vergessen.';

/** A person who punched in at 16:00 and not out. */
async function forgot() {
  const shop = await business();
  const [sara, tablet] = [await shop.hire('Novak'), await shop.terminal()];
  setClock('16:00');
  const { id } = dataOf(await shop.punch(tablet, sara, 'start'));
  setClock('09:00', 1);
  return { ...shop, sara, tablet, id };
}

test('TIME-05: stores a correction as a new fact with reason and author, and keeps the punch', async () => {
  const { tenant, ask, list, punch, tablet, sara, id } = await forgot();
  const as = asStaff(tenant);
  const body = { version: 1, startAt: vienna('16:00'), endAt: vienna('22:30'), reason };
  const corrected = await ask('PUT', `working-activities/${id}`, { as, body });
  expect(dataOf(corrected)).toMatchObject({
    id,
    endAt: vienna('22:30'),
    state: 'ended',
    isCorrected: true,
    version: 2,
  });
  expect(dataOf<{ facts: object[] }>(await ask('GET', `working-activities/${id}`)).facts).toMatchObject([
    { id, kind: 'start', at: vienna('16:00'), terminal: { id: tablet.id }, to: null, by: '' },
    { kind: 'correction', at: vienna('09:00', 1), by: 'Dora Huber', reason, to: { endAt: vienna('22:30') } },
  ]);
  expect(codeOf(await ask('PUT', `working-activities/${id}`, { body }))).toBe('STALE_VERSION');
  // After the correction the person can punch in again.
  expect((await punch(tablet, sara, 'start')).status).toBe(200);
  expect((await list()).map(({ state }) => state)).toEqual(['running', 'ended']);
});

test('adds a missing activity and removes a wrong one, both with a reason', async () => {
  const { branch, ask, list, sara, id, tenant } = await forgot();
  const added = {
    user: { id: sara },
    branch: { id: branch },
    startAt: vienna('08:00'),
    endAt: vienna('12:00'),
    reason,
  };
  const made = await ask('POST', 'working-activities', { body: added });
  expect([made.status, dataOf(made)]).toMatchObject([
    201,
    { user: { id: sara }, name: 'Dora Novak', isCorrected: true },
  ]);
  const again = await ask('POST', 'working-activities', { body: { ...added, startAt: vienna('11:00') } });
  expect(again.body.errors).toEqual([
    {
      code: 'OVERLAPS',
      message: 'In dieser Zeit hat die Person schon gearbeitet. Bitte wählen Sie eine andere.',
      field: 'startAt',
    },
  ]);
  expect((await ask('DELETE', `working-activities/${id}`)).status).toBe(422);
  const query = `?reason=${encodeURIComponent('Falsche Person gewählt.')}`;
  expect((await ask('DELETE', `working-activities/${id}${query}`)).status).toBe(204);
  expect((await ask('GET', `working-activities/${id}`)).status).toBe(404);
  expect((await list()).map((one) => one.id)).toEqual([dataOf(made).id]);
  expect(await service().sql('select reason from punch where tenant_id = $1 order by id', [tenant])).toEqual(
    expect.arrayContaining([{ reason: '' }, { reason }, { reason: 'Falsche Person gewählt.' }]),
  );
});

test('rejects impossible times with their field and stores nothing', async () => {
  const { tenant, branch, ask, sara, id } = await forgot();
  const put = (given: object) =>
    ask('PUT', `working-activities/${id}`, {
      body: { version: 1, startAt: vienna('16:00'), endAt: vienna('22:00'), reason, ...given },
    });
  const fault = async (given: object) => {
    const { status, body } = await put(given);
    return [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
  };
  expect(await fault({ endAt: vienna('15:00') })).toEqual([422, 'NOT_WHOLE', 'endAt']);
  expect(await fault({ endAt: vienna('10:00', 1) })).toEqual([422, 'ENDS_IN_FUTURE', 'endAt']);
  // TIME-05
  expect(await fault({ startAt: vienna('16:00', -19) })).toEqual([422, 'LASTS_TOO_LONG', 'endAt']);
  expect(await fault({ reason: '' })).toEqual([422, 'TOO_SMALL', 'reason']);
  expect(await fault({ pauses: [{ startAt: vienna('23:00'), endAt: vienna('23:30') }] })).toEqual([
    422,
    'NOT_WHOLE',
    'endAt',
  ]);
  const draft = { branch: { id: branch }, startAt: vienna('08:00'), endAt: null, reason };
  const add = async (given: object) => {
    const { body } = await ask('POST', 'working-activities', { body: { user: { id: sara }, ...draft, ...given } });
    return [body.errors?.[0]?.code, body.errors?.[0]?.field];
  };
  expect(await add({})).toEqual(['STILL_RUNNING', 'endAt']);
  expect(await add({ user: { id: uuidv7() } })).toEqual(['UNKNOWN_REFERENCE', 'user']);
  expect(await add({ branch: { id: uuidv7() } })).toEqual(['UNKNOWN_REFERENCE', 'branch']);
  expect(await service().sql('select kind from punch where tenant_id = $1', [tenant])).toEqual([{ kind: 'start' }]);
});

test('TIME-10: shows people their own activities, managers those of their branch, admins all, and logs each view of others', async () => {
  const { tenant, branch, ask, hire, terminal, punch, list } = await business();
  const other = uuidv7();
  const [sara, ali] = [await hire('Novak'), await hire('Kaya')];
  const tablet = await terminal();
  for (const person of [sara, ali]) await punch(tablet, person, 'start');
  const staff = (roles: ('ROLE_ADMIN' | 'ROLE_MANAGER' | 'ROLE_EMPLOYEE')[], id: string, branches = [branch]) =>
    asStaff(tenant, { roles, branches, id });
  const boss = uuidv7();
  const seenBy = async (as: ReturnType<typeof asStaff>) =>
    (await list('sort=startAt', as)).map(({ user }) => user.id).toSorted();
  const both = [sara, ali].toSorted();
  expect(await seenBy(staff(['ROLE_EMPLOYEE'], sara))).toEqual([sara]);
  expect(await seenBy(staff(['ROLE_MANAGER'], boss))).toEqual(both);
  expect(await seenBy(staff(['ROLE_MANAGER'], ali, [other]))).toEqual([ali]);
  expect(await seenBy(staff(['ROLE_ADMIN'], uuidv7(), []))).toEqual(both);
  const [{ id } = { id: '' }] = await list(`filter[user]=${ali}`);
  const read = async (as: ReturnType<typeof asStaff>) => (await ask('GET', `working-activities/${id}`, { as })).status;
  expect([await read(staff(['ROLE_EMPLOYEE'], sara)), await read(staff(['ROLE_EMPLOYEE'], ali))]).toEqual([404, 200]);
  // Only managers correct, and employees not even their own.
  const body = { version: 1, startAt: vienna('08:30'), endAt: vienna('09:00'), reason };
  const put = async (as: ReturnType<typeof asStaff>) =>
    (await ask('PUT', `working-activities/${id}`, { as, body })).status;
  expect(await put(staff(['ROLE_EMPLOYEE'], ali))).toBe(403);
  expect(await put(staff(['ROLE_MANAGER'], boss, [other]))).toBe(404);
  expect(await put(asStaff(uuidv7()))).toBe(404);
  expect(await put(asGuest(tenant) as ReturnType<typeof asStaff>)).toBe(401);

  const people = async (as: ReturnType<typeof asStaff>) =>
    dataOf<{ id: string; presence: string }[]>(await ask('GET', 'working-people', { as })).map((one) => [
      one.id,
      one.presence,
    ]);
  expect(await people(staff(['ROLE_EMPLOYEE'], sara))).toEqual([[sara, 'in']]);
  expect(await people(staff(['ROLE_MANAGER'], boss, [other]))).toEqual([]);
  expect(await people(staff(['ROLE_MANAGER'], boss))).toEqual([
    [ali, 'in'],
    [sara, 'in'],
  ]);
  await service().settled();
  const looks = service().events.filter(
    ({ type, tenantid, actor }) => type === timesSeen.type && tenantid === tenant && actor === `user:${boss}`,
  );
  // Three views within the hour are one event per person.
  expect(looks.map(({ subject }) => subject).toSorted()).toEqual(both);
  expect(service().events.filter(({ actor, type }) => type === timesSeen.type && actor === `user:${sara}`)).toEqual([]);
});

test('filters activities by person, branch, state and day', async () => {
  const { branch, hire, terminal, punch, list } = await business();
  const [sara, ali] = [await hire('Novak'), await hire('Kaya')];
  const tablet = await terminal();
  setClock('08:00');
  await punch(tablet, sara, 'start');
  setClock('12:00');
  await punch(tablet, sara, 'end');
  setClock('09:00', 1);
  await punch(tablet, ali, 'start');
  const found = async (query: string) => (await list(query)).map(({ user }) => user.id);
  expect(await found('')).toEqual([ali, sara]);
  expect(await found(`filter[user]=${sara}`)).toEqual([sara]);
  expect(await found('filter[state]=running')).toEqual([ali]);
  expect(await found(`filter[branch]=${branch}&filter[startAtUntil]=${vienna('00:00', 1)}`)).toEqual([sara]);
  expect(await found(`filter[startAtFrom]=${vienna('09:00', 1)}`)).toEqual([ali]);
  expect(await found(`filter[branch]=${uuidv7()}`)).toEqual([]);
});

test('keeps the version of an unchanged activity when another one is punched', async () => {
  const { hire, terminal, punch, list } = await business();
  const [sara, tablet] = [await hire('Novak'), await terminal()];
  const press = async (time: string, verb: string) => {
    setClock(time);
    expect((await punch(tablet, sara, verb)).status).toBe(200);
  };
  await press('08:00', 'start');
  await press('10:00', 'pause');
  await press('10:15', 'resume');
  await press('12:00', 'end');
  await press('14:00', 'start');
  await press('18:00', 'end');
  expect((await list()).map(({ version }) => version)).toEqual([2, 4]);
});

const spansText = (spans: readonly Span[]): string =>
  `{${spans.map(({ from, to }) => `[${from / 1000},${to / 1000})`).join(',')}}`;

type ActivityRow = {
  id: string;
  start_at: Date;
  end_at: Date | null;
  is_removed: boolean;
  from_at: Date;
  until_at: Date;
  worked_seconds: number | null;
  worked_spans: string | null;
};

test('TIME-06: derives the same activities from all facts in any order', async () => {
  const { branch, ask, hire, terminal, punch, list } = await business();
  const tablet = await terminal();
  const step = fc.record({
    what: fc.constantFrom('start', 'pause', 'resume', 'end', 'correct', 'add', 'remove'),
    minutes: fc.integer({ min: 1, max: 2_000 }),
    late: fc.constantFrom(0, 0, 0, 30, 300, 1_200),
    which: fc.nat(),
    length: fc.integer({ min: 0, max: 300 }),
  });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      const person = await hire(`Zufall${count++}`);
      let at = 0;
      for (const { what, minutes, late, which, length } of steps) {
        at += minutes;
        setClock(`0:${at}`);
        const from = `0:${at - late}`;
        if (what !== 'correct' && what !== 'add' && what !== 'remove') {
          await punch(tablet, person, what, { at: new Date(vienna(from)), sentAt: new Date(vienna(`0:${at}`)) });
          continue;
        }
        const times = { startAt: vienna(`0:${at - late - length}`), endAt: vienna(from), reason };
        if (what === 'add') {
          await ask('POST', 'working-activities', { body: { user: { id: person }, branch: { id: branch }, ...times } });
          continue;
        }
        const known = await list(`filter[user]=${person}`);
        const chosen = known[which % Math.max(known.length, 1)];
        if (chosen && what === 'correct')
          await ask('PUT', `working-activities/${chosen.id}`, { body: { version: chosen.version, ...times } });
        else if (chosen) await ask('DELETE', `working-activities/${chosen.id}?reason=Zufall`);
      }
      const { activities, unused } = deriveActivities(await storedFacts(service(), person));
      const kept = await service().sql<ActivityRow>(
        'select id, start_at, end_at, is_removed, from_at, until_at, worked_seconds, worked_spans from working_activity where person_id = $1 order by start_at, id',
        [person],
      );
      const iso = (date: Date | null) => date?.toISOString() ?? null;
      expect(unused).toEqual([]);
      expect(
        kept.map((row) => [
          row.id,
          iso(row.start_at),
          iso(row.end_at),
          row.is_removed,
          iso(row.from_at),
          iso(row.until_at),
          row.worked_seconds,
          row.worked_spans,
        ]),
      ).toEqual(
        activities.map((one) => [
          one.id,
          one.startAt,
          one.endAt,
          one.isRemoved,
          one.fromAt,
          one.untilAt,
          // Yearly sums use these columns, so the database must compute as the rules do.
          one.endAt && secondsOf(workSpans([one], one.endAt)),
          one.endAt && spansText(workSpans([one], one.endAt)),
        ]),
      );
    }),
    { numRuns: 40 },
  );
  expect(service().log.filter(({ level }) => level === 'error')).toEqual([]);
}, 120_000);
