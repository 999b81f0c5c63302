import { expect, test } from '@jest/globals';
import {
  type CorrectionCheck,
  type CorrectionRequest,
  correctionRequestChanged,
  type OpenedCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import { timesSeen } from '@theke/contracts/time-tracking/working-events';
import { asStaff } from '@theke/kit/testing/callers';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business, setClock } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const codeOf = ({ body }: Answer) => body.errors?.[0]?.code;
const faultOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
const dataOf = <T = CorrectionRequest>({ body }: Answer) => body.data as T;
const reason = 'Habe das Abmelden vergessen.';
const path = 'correction-requests';

/** Sara arrived at 16:00 and forgot to punch out; Boss manages her branch, and it is the next morning. */
async function forgot() {
  const shop = await business();
  const { tenant, branch, ask } = shop;
  const [sara, boss, tablet] = [await shop.hire('Novak'), await shop.hire('Huber'), await shop.terminal()];
  setClock('16:00');
  const { id } = dataOf<{ id: string }>(await shop.punch(tablet, sara, 'start'));
  setClock('09:00', 1);
  const as = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: sara });
  const lead = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch], id: boss });
  const correction = { activity: { id }, startAt: vienna('16:00'), endAt: vienna('22:30'), reason };
  const request = (given: object = {}, by = as) =>
    ask('POST', path, { as: by, body: { id: uuidv7(), ...correction, ...given } });
  const decide = (
    requestId: string,
    state: 'approved' | 'rejected',
    by = lead,
    answer = state === 'rejected' ? 'Nein.' : '',
  ) => ask('POST', `${path}/${requestId}/decide`, { as: by, body: { state, answer } });
  const withdraw = (requestId: string, by = as) => ask('POST', `${path}/${requestId}/withdraw`, { as: by, body: {} });
  const storedRequests = () => service().sql('select state from correction_request where tenant_id = $1', [tenant]);
  return { ...shop, sara, boss, tablet, activity: id, as, lead, correction, request, decide, withdraw, storedRequests };
}

test('TIME-05: changes nothing until a manager approves, then stores a correction with its reason', async () => {
  const { tenant, ask, list, request, decide, activity, sara } = await forgot();
  const requested = await request();
  expect([requested.status, dataOf(requested)]).toMatchObject([
    201,
    {
      user: { id: sara },
      name: 'Dora Novak',
      state: 'requested',
      decidedBy: '',
      was: { startAt: vienna('16:00'), endAt: null, pauses: [] },
    },
  ]);
  expect((await list()).map(({ endAt }) => endAt)).toEqual([null]);
  const { id } = dataOf(requested);
  const approved = await decide(id, 'approved');
  expect(dataOf(approved)).toMatchObject({ state: 'approved', version: 2, decidedAt: vienna('09:00', 1) });
  expect(dataOf(approved).decidedBy).not.toBe('');
  expect(await list()).toMatchObject([{ id: activity, endAt: vienna('22:30'), state: 'ended', isCorrected: true }]);
  const { facts } = dataOf<{ facts: object[] }>(await ask('GET', `working-activities/${activity}`));
  expect(facts).toMatchObject([{ kind: 'start' }, { kind: 'correction', reason, by: dataOf(approved).decidedBy }]);
  await service().settled();
  const published = service().events.filter(
    ({ type, tenantid }) => type === correctionRequestChanged.type && tenantid === tenant,
  );
  expect(published.map(({ data }) => (data as CorrectionRequest).state)).toEqual(['requested', 'approved']);
});

test('accepts a request for an unpunched activity in an own branch, in real time across a clock change', async () => {
  const { branch, list, request, decide } = await forgot();
  // 25 October 2026, 02:30 in Vienna exists twice; requests have instants.
  const night = { startAt: '2026-10-24T22:00:00.000Z', endAt: '2026-10-25T01:30:00.000Z' };
  const body = { activity: null, branch: { id: branch }, ...night };
  expect(faultOf(await request({ ...body, branch: { id: uuidv7() } }))).toEqual([422, 'UNKNOWN_REFERENCE', 'branch']);
  expect(faultOf(await request({ ...body, branch: null }))).toEqual([422, 'UNKNOWN_REFERENCE', 'branch']);
  const requested = await request(body);
  const { id } = dataOf(requested);
  expect(faultOf(await request({ ...body, id, branch: { id: uuidv7() } }))).toEqual([
    422,
    'UNKNOWN_REFERENCE',
    'branch',
  ]);
  expect(dataOf(await request({ ...body, id }))).toEqual(dataOf(requested));
  expect(dataOf(requested)).toMatchObject({ was: null, branch: { id: branch }, ...night });
  expect((await decide(id, 'approved')).status).toBe(200);
  expect((await list('sort=startAt'))[0]).toMatchObject({ ...night, state: 'ended', isCorrected: true });
});

test('TIME-09: shows managers a preview of the approval and the punches of that day', async () => {
  const { ask, request, activity, sara, lead, as, decide, hire, tenant, branch, list } = await forgot();
  const terms = [{ validFrom: '2026-01-01', weeklyMinutes: 2_400, weekdays: [1, 2, 3, 4, 5], holidayDays: 25 }];
  const agree = (user: string) =>
    ask('PUT', `working-people/${user}/employment`, {
      body: { version: 0, region: 'AT', employedFrom: '2026-01-01', countsFrom: '2026-11-01', terms },
    });
  const opened = async (requestId: string, by = lead) =>
    dataOf<OpenedCorrectionRequest>(await ask('GET', `${path}/${requestId}`, { as: by }));
  const checks = async (by = lead, query = '') =>
    dataOf<(CorrectionCheck & { id: string })[]>(await ask('GET', `${path}/checks?${query}`, { as: by }));

  const { id } = dataOf(await request());
  const nobodySaid = { refusal: null, isJudged: false, warnings: [] };
  expect((await opened(id)).check).toEqual(nobodySaid);
  await agree(sara);
  const fine = await opened(id);
  // Six and a half hours without a pause.
  expect(fine.check).toMatchObject({
    refusal: null,
    isJudged: true,
    warnings: [{ rule: 'AT-AZG-11-1', severity: 'breach', date: '2026-11-23' }],
  });
  expect(fine.stamps).toMatchObject([{ kind: 'start', at: vienna('16:00') }]);
  expect(await checks()).toEqual([{ ...fine.check, id }]);

  const ali = await hire('Kaya');
  await agree(ali);
  const own = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: ali });
  const added = { activity: null, branch: { id: branch } };
  const pauses = [{ startAt: vienna('12:00', -1), endAt: vienna('12:30', -1) }];
  const early = await request({ ...added, startAt: vienna('06:00', -1), endAt: vienna('14:30', -1), pauses }, own);
  const undisputed = dataOf(early).id;
  expect((await opened(undisputed)).check).toMatchObject({ refusal: null, isJudged: true });
  // Managers of another branch see none.
  expect((await checks(asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()], id: uuidv7() }))).length).toBe(
    0,
  );
  expect((await ask('GET', `${path}/checks`, { as })).status).toBe(403);
  expect((await checks(lead, `branch=${branch}`)).map((one) => one.id)).toEqual([id, undisputed]);
  expect((await checks(lead, `branch=${uuidv7()}`)).length).toBe(0);

  // The preview stored nothing.
  expect(await service().sql('select kind from punch where tenant_id = $1', [tenant])).toEqual([{ kind: 'start' }]);
  const times = { startAt: vienna('15:00', -1), endAt: vienna('16:00', -1), reason, pauses: [] };
  await ask('POST', 'working-activities', { body: { user: { id: ali }, branch: { id: branch }, ...times } });
  expect((await opened(undisputed)).check).toMatchObject({ refusal: null });
  const over = { ...times, startAt: vienna('13:00', -1), endAt: vienna('14:00', -1) };
  await ask('POST', 'working-activities', { body: { user: { id: ali }, branch: { id: branch }, ...over } });
  expect((await opened(undisputed)).check).toMatchObject({ refusal: { code: 'OVERLAPS' }, warnings: [] });
  expect((await opened(undisputed)).stamps.map(({ kind }) => kind)).toEqual(['correction', 'correction']);
  expect(codeOf(await decide(undisputed, 'approved'))).toBe('OVERLAPS');

  expect((await decide(id, 'approved')).status).toBe(200);
  const after = await opened(id, as);
  expect([after.check, after.stamps.map(({ kind }) => kind)]).toEqual([null, ['start', 'correction']]);
  expect((await list()).find((one) => one.id === activity)?.endAt).toBe(vienna('22:30'));
});

test('treats a repeated id as one request and rejects other content under it', async () => {
  const { request, storedRequests } = await forgot();
  const id = uuidv7();
  const [one, other] = await Promise.all([request({ id }), request({ id })]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(dataOf(one)).toEqual(dataOf(other));
  expect(codeOf(await request({ id, reason: 'Etwas anderes.' }))).toBe('ID_TAKEN');
  expect(await storedRequests()).toEqual([{ state: 'requested' }]);
});

test('rejects impossible requests with their field and stores nothing', async () => {
  const { request, storedRequests, hire, tablet, punch, tenant, branch } = await forgot();
  expect(faultOf(await request({ reason: '' }))).toEqual([422, 'TOO_SMALL', 'reason']);
  expect(faultOf(await request({ endAt: null }))).toMatchObject([422, expect.anything(), 'endAt']);
  expect(faultOf(await request({ endAt: vienna('15:00') }))).toEqual([422, 'NOT_WHOLE', 'endAt']);
  expect(faultOf(await request({ endAt: vienna('10:00', 1) }))).toEqual([422, 'ENDS_IN_FUTURE', 'endAt']);
  expect(faultOf(await request({ startAt: vienna('08:00', -1) }))).toEqual([422, 'LASTS_TOO_LONG', 'endAt']);
  expect(faultOf(await request({ activity: null, branch: { id: branch } }))).toEqual([422, 'OVERLAPS', 'startAt']);
  const ali = await hire('Kaya');
  const { id: others } = dataOf<{ id: string }>(await punch(tablet, ali, 'start'));
  expect(faultOf(await request({ activity: { id: others } }))).toEqual([422, 'UNKNOWN_REFERENCE', 'activity']);
  // Of another business.
  const elsewhere = asStaff(uuidv7(), { roles: ['ROLE_EMPLOYEE'], branches: [branch] });
  expect((await request({}, elsewhere)).status).toBe(404);
  expect(await storedRequests()).toEqual([]);
  expect(await service().sql('select kind from punch where tenant_id = $1', [tenant])).toHaveLength(2);
});

test('blocks a second request for the same time until the first one is withdrawn', async () => {
  const { request, withdraw, storedRequests, lead, decide } = await forgot();
  const first = dataOf(await request());
  expect(faultOf(await request({ endAt: vienna('22:00') }))).toEqual([409, 'ALREADY_ASKED', 'startAt']);
  expect((await withdraw(first.id, lead)).status).toBe(404);
  expect(dataOf(await withdraw(first.id)).state).toBe('withdrawn');
  expect(dataOf(await withdraw(first.id)).version).toBe(2);
  expect(codeOf(await decide(first.id, 'approved'))).toBe('ALREADY_DECIDED');
  expect((await request({ endAt: vienna('22:00') })).status).toBe(201);
  expect(await storedRequests()).toEqual(expect.arrayContaining([{ state: 'withdrawn' }, { state: 'requested' }]));
});

test('TIME-10: lets managers view and decide, never about themselves unless admin, and logs each view', async () => {
  const { tenant, branch, ask, request, decide, as, lead, boss, sara, list, hire, tablet, punch } = await forgot();
  const { id } = dataOf(await request());
  const stranger = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()], id: uuidv7() });
  const colleague = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: await hire('Kaya') });
  const seen = async (by: typeof as) => dataOf<object[]>(await ask('GET', path, { as: by })).length;
  const read = async (by: typeof as) => (await ask('GET', `${path}/${id}`, { as: by })).status;
  expect([await seen(as), await seen(lead), await seen(stranger), await seen(colleague)]).toEqual([1, 1, 0, 0]);
  expect([await read(as), await read(lead), await read(stranger), await read(colleague)]).toEqual([200, 200, 404, 404]);
  expect((await decide(id, 'approved', as)).status).toBe(403);
  expect((await decide(id, 'approved', colleague)).status).toBe(403);
  expect((await decide(id, 'approved', stranger)).status).toBe(404);
  expect(faultOf(await decide(id, 'rejected', lead, ''))).toEqual([422, 'ANSWER_MISSING', 'answer']);
  expect((await list())[0]).toMatchObject({ endAt: null, isCorrected: false });

  // Managers request for themselves too, and someone else decides.
  setClock('10:00', 1);
  const { id: own } = dataOf<{ id: string }>(await punch(tablet, boss, 'start'));
  setClock('12:00', 1);
  const times = { activity: { id: own }, startAt: vienna('10:00', 1), endAt: vienna('11:00', 1) };
  const mine = dataOf(await request(times, lead));
  expect([codeOf(await decide(mine.id, 'approved')), (await list())[0]?.endAt]).toEqual(['OWN_REQUEST', null]);
  const admin = asStaff(tenant, { roles: ['ROLE_ADMIN'], branches: [], id: sara });
  expect((await decide(mine.id, 'approved', admin)).status).toBe(200);
  expect((await decide(id, 'approved', admin)).status).toBe(200);

  await service().settled();
  const looks = service().events.filter(
    ({ type, tenantid, actor }) => type === timesSeen.type && tenantid === tenant && actor === `user:${boss}`,
  );
  expect(looks.map(({ subject }) => subject)).toEqual([sara]);
});

test('does not approve after a change of the activity, or in a closed month', async () => {
  const { ask, punch, tablet, sara, activity, request, decide, branch, list } = await forgot();
  const { id } = dataOf(await request());
  // She returns and punches out: her request is about an outdated activity.
  expect((await punch(tablet, sara, 'end')).status).toBe(200);
  expect(faultOf(await decide(id, 'approved'))).toEqual([409, 'CHANGED_SINCE', undefined]);
  expect((await list())[0]).toMatchObject({ id: activity, endAt: vienna('09:00', 1), isCorrected: false });
  expect((await decide(id, 'rejected')).status).toBe(200);

  const october = { startAt: '2026-10-05T08:00:00.000Z', endAt: '2026-10-05T12:00:00.000Z' };
  const other = { startAt: '2026-10-06T08:00:00.000Z', endAt: '2026-10-06T12:00:00.000Z' };
  const added = { activity: null, branch: { id: branch } };
  const waits = dataOf(await request({ ...added, ...october }));
  const month = { user: { id: sara }, month: '2026-10' };
  expect(codeOf(await ask('POST', 'time-sheets/close', { body: month }))).toBe('MONTH_NOT_WHOLE');
  await decide(waits.id, 'rejected');
  expect((await ask('POST', 'time-sheets/close', { body: month })).status).toBe(200);
  const late = await request({ ...added, ...other });
  expect([late.status, late.body.errors?.[0]]).toEqual([
    409,
    { code: 'MONTH_CLOSED', message: 'Der Monat ist abgeschlossen. Bitte lassen Sie ihn zuerst wieder öffnen.' },
  ]);
});

test('TIME-06: decides each request once and never overlaps times, for any order of actions', async () => {
  const { tenant, branch, hire, tablet, punch, request, decide, withdraw, list } = await forgot();
  const step = fc.record({
    what: fc.constantFrom(
      'ask',
      'ask',
      'ask',
      'add',
      'approve',
      'approve',
      'reject',
      'withdraw',
      'race',
      'start',
      'end',
    ),
    minutes: fc.integer({ min: 1, max: 900 }),
    length: fc.integer({ min: 1, max: 600 }),
    back: fc.integer({ min: 0, max: 1_200 }),
    which: fc.nat(),
  });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const person = await hire(`Zufall${count++}`);
      const own = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: person });
      const ids: string[] = [];
      let at = 4_000;
      for (const { what, minutes, length, back, which } of steps) {
        at += minutes;
        setClock(`0:${at}`);
        const chosen = ids[which % Math.max(ids.length, 1)];
        const times = { startAt: vienna(`0:${at - back - length}`), endAt: vienna(`0:${at - back}`) };
        const [activity] = await list(`filter[user]=${person}`, own);
        if (what === 'start' || what === 'end') await punch(tablet, person, what);
        else if (what === 'ask' || what === 'add') {
          const about =
            what === 'ask' && activity ? { activity: { id: activity.id } } : { activity: null, branch: { id: branch } };
          const made = await request({ ...about, ...times }, own);
          if (made.status === 201) ids.push(dataOf(made).id);
        } else if (!chosen) continue;
        else if (what === 'approve') await decide(chosen, 'approved');
        else if (what === 'reject') await decide(chosen, 'rejected');
        else if (what === 'withdraw') await withdraw(chosen, own);
        else
          await Promise.all([
            decide(chosen, 'approved'),
            decide(chosen, 'rejected'),
            decide(chosen, 'approved'),
            withdraw(chosen, own),
          ]);
      }
      const rows = await service().sql<{ state: string; version: number; answer: string }>(
        'select state, version, answer from correction_request where person_id = $1',
        [person],
      );
      expect(rows).toHaveLength(ids.length);
      // At most one change, from requested to decided.
      for (const { state, version } of rows) expect(version).toBe(state === 'requested' ? 1 : 2);
      const written = await service().sql('select id from punch where person_id = $1 and kind = $2', [
        person,
        'correction',
      ]);
      expect(written).toHaveLength(rows.filter(({ state }) => state === 'approved').length);
      const worked = (await list(`filter[user]=${person}&sort=startAt`)).filter(({ state }) => state !== 'end-missing');
      for (const [index, one] of worked.entries()) {
        const next = worked[index + 1];
        if (next) expect((one.endAt ?? '~') <= next.startAt).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
  expect(service().log.filter(({ level }) => level === 'error')).toEqual([]);
}, 120_000);
