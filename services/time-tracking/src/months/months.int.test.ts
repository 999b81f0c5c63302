import { expect, test } from '@jest/globals';
import { monthChanged, monthClosed, monthReopened } from '@theke/contracts/time-tracking/closed-month';
import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { asStaff } from '@theke/kit/testing/callers';
import { readPdf } from '@theke/kit/testing/read-pdf';
import { v7 as uuidv7 } from 'uuid';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business, setClock } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const faultOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];
const reason = 'Nachgetragen.';

test('refuses corrections in a closed month until it is reopened with a reason', async () => {
  const { tenant, branch, ask, hire, list, terminal, punch } = await business();
  const [sara, tablet] = [await hire('Novak'), await terminal()];
  const user = { id: sara };
  const add = (startAt: string, endAt: string) =>
    ask('POST', 'working-activities', { body: { user, branch: { id: branch }, startAt, endAt, reason } });
  const close = (month: string, as?: ReturnType<typeof asStaff>) =>
    ask('POST', 'time-sheets/close', { body: { user, month }, ...(as && { as }) });
  const reopen = (given: object = {}) =>
    ask('POST', 'time-sheets/reopen', { body: { user, month: '2026-10', reason: 'Eine Schicht fehlte.', ...given } });
  const away = (from: string, to: string) => ask('POST', 'absences', { body: { user, kind: 'holiday', from, to } });
  await add(vienna('08:00', -30), vienna('09:00', -30));
  const [activity] = await list(`filter[user]=${sara}`);
  const absence = (await away('2026-10-05', '2026-10-06')).body.data as { id: string };

  expect(faultOf(await close('2026-11'))).toEqual([422, 'MONTH_NOT_OVER']);
  expect(faultOf(await close('2026-13'))[0]).toBe(422);
  const herself = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: sara });
  const elsewhere = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()], id: uuidv7() });
  expect([faultOf(await close('2026-10', herself))[0], faultOf(await close('2026-10', elsewhere))[0]]).toEqual([
    403, 422,
  ]);
  const open = (
    await ask('POST', 'absences', { as: herself, body: { user, kind: 'sick', from: '2026-10-31', to: '2026-11-02' } })
  ).body.data as { id: string };
  expect(faultOf(await close('2026-10'))).toEqual([409, 'MONTH_NOT_WHOLE']);
  await ask('POST', `absences/${open.id}/decide`, { body: { state: 'approved' } });
  expect((await close('2026-10')).body.data).toMatchObject({ month: '2026-10', isClosed: true, by: 'Dora Huber' });
  expect((await close('2026-10')).status).toBe(200);

  const query = `?reason=${encodeURIComponent(reason)}`;
  const body = { version: activity?.version, startAt: vienna('10:00', 0), endAt: vienna('10:30', 0), reason };
  setClock('12:00');
  for (const refusal of [
    await add(vienna('10:00', -30), vienna('11:00', -30)),
    await ask('PUT', `working-activities/${activity?.id}`, { body }),
    await ask('DELETE', `working-activities/${activity?.id}${query}`),
    await away('2026-10-30', '2026-11-03'),
    await ask('POST', `absences/${absence.id}/withdraw`, { body: {} }),
    await ask('POST', `absences/${open.id}/withdraw`, { body: {} }),
  ])
    expect(faultOf(refusal)).toEqual([409, 'MONTH_CLOSED']);
  // The next month is not affected, nor is a new punch.
  expect((await add(vienna('08:00', -3), vienna('09:00', -3))).status).toBe(201);
  expect((await punch(tablet, sara, 'start')).status).toBe(200);
  const sheet = (await ask('GET', `time-sheets/balances?user=${sara}&from=2026-10-01&to=2026-10-31`)).body
    .data as TimeSheet;
  expect(sheet.closed).toMatchObject([{ month: '2026-10', isClosed: true }]);

  expect(faultOf(await reopen({ reason: '' }))[0]).toBe(422);
  expect((await reopen()).body.data).toMatchObject({ isClosed: false, reason: 'Eine Schicht fehlte.' });
  expect((await reopen({ month: '2026-09' })).body.data).toMatchObject({ isClosed: false, changedAt: null });
  expect((await ask('DELETE', `working-activities/${activity?.id}${query}`)).status).toBe(204);
  await service().settled();
  const published = service().events.filter(
    ({ type, tenantid }) => tenantid === tenant && [monthClosed.type, monthReopened.type].includes(type as never),
  );
  expect(published.map(({ type, data }) => [type, data])).toEqual([
    [monthClosed.type, { user, month: '2026-10', reason: '' }],
    [monthReopened.type, { user, month: '2026-10', reason: 'Eine Schicht fehlte.' }],
  ]);
});

test("TIME-11: keeps a closed month's figures despite new terms and plans, and allows those for later", async () => {
  const { branch, ask, hire } = await business();
  const sara = await hire('Novak');
  const user = { id: sara };
  const terms = { validFrom: '2024-01-01', weeklyMinutes: 2_310, weekdays: [1, 2, 3, 4, 5], holidayDays: 25 };
  const follows = { ...terms, followsPlan: true };
  const agreed = { region: 'AT', employedFrom: '2024-01-01', countsFrom: '2026-09-01', openingMinutes: 60 };
  const agree = async (given: object) => {
    const known = (await ask('GET', `working-people/${sara}/employment`)).body.data as { version: number } | null;
    const body = { ...agreed, carriedIn: [], terms: [follows], ...given, version: known?.version ?? 0 };
    return ask('PUT', `working-people/${sara}/employment`, { body });
  };
  const october = async () => {
    const balancesPath = `time-sheets/balances?user=${sara}&from=2026-10-01&to=2026-10-31`;
    const { days, balance } = (await ask('GET', balancesPath)).body.data as TimeSheet;
    return { days, balance };
  };
  const plan = (startAt: string, endAt: string) =>
    ask('POST', 'working-schedules', { body: { branch: { id: branch }, user, startAt, endAt, pauseMinutes: 30 } });
  const publish = (monday: string) =>
    ask('POST', 'working-schedules/publish', { body: { branch: { id: branch }, monday } });
  const shifts = async () =>
    (await ask('GET', 'working-schedules?sort=startAt')).body.data as { id: string; startAt: string }[];

  // The last week of October reaches into November.
  expect((await agree({})).status).toBe(200);
  await plan('2026-10-28T08:00:00.000Z', '2026-10-28T14:30:00.000Z');
  expect((await publish('2026-10-26')).status).toBe(200);
  const close = { body: { user, month: '2026-10' } };
  expect((await ask('POST', 'time-sheets/close', close)).status).toBe(200);
  const before = await october();

  for (const change of [
    { openingMinutes: 90 },
    { countsFrom: '2026-10-05' },
    { region: 'DE-BY' },
    { terms: [terms] },
    { terms: [follows, { ...terms, validFrom: '2026-10-30' }] },
    { endsOn: '2026-10-20' },
  ]) {
    const refused = await agree(change);
    expect([change, ...faultOf(refused)]).toEqual([change, 409, 'MONTH_CLOSED']);
    expect(refused.body.errors?.[0]?.message).toContain('10/2026 ist für Dora Novak abgeschlossen');
  }
  expect((await agree({ terms: [follows, { ...terms, validFrom: '2026-11-02' }] })).status).toBe(200);

  await plan('2026-10-29T08:00:00.000Z', '2026-10-29T12:00:00.000Z');
  expect(faultOf(await publish('2026-10-26'))).toEqual([409, 'MONTH_CLOSED']);
  for (const { id } of await shifts()) expect((await ask('DELETE', `working-schedules/${id}`)).status).toBe(204);
  expect(faultOf(await publish('2026-10-26'))).toEqual([409, 'MONTH_CLOSED']);
  expect(await october()).toEqual(before);

  // After reopening the changes apply.
  await ask('POST', 'time-sheets/reopen', { body: { user, month: '2026-10', reason: 'Ein Dienst entfiel.' } });
  expect((await publish('2026-10-26')).status).toBe(200);
  expect((await october()).balance).toBe(before.balance + 6 * 3_600);
});

test('TIME-23: stores late punches of a closed month, and marks and lists it until it is closed again', async () => {
  const { tenant, branch, ask, hire, terminal, punch } = await business();
  const [sara, tablet] = [await hire('Novak'), await terminal()];
  const user = { id: sara };
  await ask('PUT', `working-people/${sara}`, { body: { personnelNumber: '107' } });
  const monthQuery = `user=${sara}&month=2026-10`;
  const close = () => ask('POST', 'time-sheets/close', { body: { user, month: '2026-10' } });
  const sheet = async () =>
    (await ask('GET', `time-sheets/balances?user=${sara}&from=2026-10-01&to=2026-10-31`)).body.data as TimeSheet;
  const workedIn = ({ days }: TimeSheet) => days.reduce((sum, { worked }) => sum + worked, 0);
  const listed = async (as?: ReturnType<typeof asStaff>) =>
    (await ask('GET', 'time-sheets/changed-months', as && { as })).body.data;
  const payroll = async () =>
    (await ask('GET', `time-sheets/payroll-file?${monthQuery}&consultant=1234567&client=10001&worked=100`)).body.data;
  const pdf = async () => readPdf((await ask('GET', `time-sheets/month-sheet?${monthQuery}`)).bytes).text;
  const late = (verb: string, time: string) =>
    punch(tablet, sara, verb, { at: new Date(vienna(time, -23)), sentAt: new Date(vienna('07:00', -22)) });

  setClock('06:00', -22);
  expect((await close()).body.data).toMatchObject({ isClosed: true, changedSince: null });
  expect([await listed(), workedIn(await sheet())]).toEqual([[], 0]);
  setClock('07:00', -22);
  for (const reply of [await late('start', '08:00'), await late('end', '16:00')]) expect(reply.status).toBe(200);

  const changedSince = vienna('07:00', -22);
  const changed = await sheet();
  expect(workedIn(changed)).toBe(8 * 3_600);
  expect(changed.closed).toMatchObject([{ isClosed: true, changedAt: vienna('06:00', -22), changedSince }]);
  expect(await listed()).toEqual([{ user, name: 'Dora Novak', month: '2026-10', changedSince }]);
  const leads = (at: string) => asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [at], id: uuidv7() });
  expect([await listed(leads(uuidv7())), await listed(leads(branch))]).toMatchObject([[], [{ user }]]);
  expect((await pdf()).replaceAll('\n', ' ')).toContain('Geändert seit Abschluss: Am 01.11.2026');
  expect(await payroll()).toMatchObject({
    fileName: 'lodas-2026-10-107-geaendert.txt',
    content: expect.stringContaining('* Geaendert seit Abschluss: Personalnummer 107, am 01.11.2026\r\n'),
  });

  setClock('08:00', -22);
  expect((await close()).body.data).toMatchObject({
    isClosed: true,
    changedAt: vienna('08:00', -22),
    changedSince: null,
  });
  expect([await listed(), workedIn(await sheet())]).toEqual([[], 8 * 3_600]);
  expect(await payroll()).toMatchObject({ fileName: 'lodas-2026-10-107.txt' });
  expect(await pdf()).not.toContain('Geändert');
  await service().settled();
  const published = service().events.filter(({ type, tenantid }) => tenantid === tenant && type.includes('.month-'));
  expect(published.map(({ type, aggregateversion }) => [type, aggregateversion])).toEqual([
    [monthClosed.type, 1],
    [monthChanged.type, 2],
    [monthClosed.type, 3],
  ]);
});
