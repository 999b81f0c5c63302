import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { timesSeen } from '@theke/contracts/time-tracking/working-events';
import { printable } from '@theke/kit/printable';
import { asStaff } from '@theke/kit/testing/callers';
import { readPdf } from '@theke/kit/testing/read-pdf';
import { hoursText, signedText } from '@theke/rules/working-time/hours-text';
import { reportedMinutes } from '@theke/rules/working-time/rounding';
import { v7 as uuidv7 } from 'uuid';
import { type Business, timeClock, vienna } from '../../testing/time-clock.ts';
import { paidSeconds } from './paid-seconds.ts';

const { service, business } = timeClock();
type Answer = Awaited<ReturnType<Business['ask']>>;
const faultOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
const numbers = 'consultant=1234567&client=10001&worked=100&publicHoliday=109&holiday=107&sick=106';

/** Sara worked in October 2026 with odd seconds, was on holiday and sick, and half of both on one day. */
async function october() {
  const shop = await business();
  const { ask, branch, tenant } = shop;
  const sara = await shop.hire('Novak');
  const body = {
    version: 0,
    region: 'AT',
    employedFrom: '2024-01-01',
    countsFrom: '2026-10-01',
    openingMinutes: 61,
    terms: [{ validFrom: '2024-01-01', weeklyMinutes: 2_310, weekdays: [1, 2, 3, 4, 5], holidayDays: 25 }],
  };
  expect((await ask('PUT', `working-people/${sara}/employment`, { body })).status).toBe(200);
  const user = { id: sara };
  for (const days of [-53, -52, -50]) {
    // October is in summer time, an hour ahead of November.
    const startAt = new Date(Date.parse(vienna('06:00', days)) + 17_000).toISOString();
    const given = { user, branch: { id: branch }, startAt, endAt: vienna('18:30', days), reason: 'Nachgetragen.' };
    expect((await ask('POST', 'working-activities', { body: given })).status).toBe(201);
  }
  for (const [kind, from, to, half] of [
    ['holiday', '2026-10-05', '2026-10-06', null],
    ['sick', '2026-10-12', '2026-10-13', null],
    ['holiday', '2026-10-14', '2026-10-14', 'morning'],
    ['sick', '2026-10-14', '2026-10-14', 'afternoon'],
  ])
    expect(
      (await ask('POST', 'absences', { body: { user, kind, from, to, isHalfDay: half !== null, half } })).status,
    ).toBe(201);
  const monthQuery = `user=${sara}&month=2026-10`;
  const sheet = async () =>
    (await ask('GET', `time-sheets/balances?user=${sara}&from=2026-10-01&to=2026-10-31`)).body.data as TimeSheet;
  const payroll = (query = numbers, as?: ReturnType<typeof asStaff>) =>
    ask('GET', `time-sheets/payroll-file?${monthQuery}&${query}`, as && { as });
  const pdf = (as?: ReturnType<typeof asStaff>, query = monthQuery) =>
    ask('GET', `time-sheets/month-sheet?${query}`, as && { as });
  const close = () => ask('POST', 'time-sheets/close', { body: { user, month: '2026-10' } });
  const number = (personnelNumber: string) => ask('PUT', `working-people/${sara}`, { body: { personnelNumber } });
  const herself = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: sara });
  return { ...shop, sara, sheet, payroll, pdf, close, number, herself };
}

test("TIME-16: prints the sheet's days, sums and legal warnings in the PDF", async () => {
  const { sheet, pdf, close, number } = await october();
  await number('1007');
  const found = await sheet();
  const read = async () => {
    const { status, bytes, headers } = await pdf();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return readPdf(bytes).text.split('\n');
  };
  const open = await read();
  const { target, worked, credited, balance, balanceBefore } = found;
  const change = worked + credited - target;
  const expected = [
    'Dora Novak',
    '10/2026',
    'Stundennachweis, Personalnummer 1007',
    ...[hoursText(target), hoursText(worked), hoursText(credited)],
    ...[signedText(change), signedText(balanceBefore), signedText(balance)],
    '2,5',
    'Mo 26.10.',
    'Nationalfeiertag',
    'Urlaub (vorm.), Krankenstand (nachm.)',
    'Seite 1 von 1',
    ...found.days.filter(({ worked }) => worked > 0).map(({ worked }) => hoursText(worked)),
    ...found.days.map(({ balance }) => signedText(balance)),
  ];
  expect(open).toEqual(expect.arrayContaining(expected.map(printable)));
  // Twelve and a half hours without a pause.
  expect(found.days.flatMap(({ warnings }) => warnings).length).toBeGreaterThan(0);
  const printed = open.join(' ');
  for (const { text } of found.days.flatMap(({ warnings }) => warnings)) expect(printed).toContain(printable(text));
  expect(printed).toContain('Nicht abgeschlossen: Stand vom 23.11.2026');
  expect((await close()).status).toBe(200);
  expect((await read()).join(' ')).toContain('Abgeschlossen am 23.11.2026 von Dora Huber.');
});

test("TIME-16: exports the sheet's minutes by pay type", async () => {
  const { sheet, payroll, close, number } = await october();
  expect(faultOf(await payroll())).toEqual([409, 'MONTH_NOT_CLOSED', undefined]);
  await close();
  expect(faultOf(await payroll())).toEqual([409, 'PERSONNEL_NUMBER', undefined]);
  await number('SN-7');
  expect(faultOf(await payroll())).toEqual([409, 'PERSONNEL_NUMBER', undefined]);
  await number('0107');
  const { fileName, content } = (await payroll()).body.data as { fileName: string; content: string };
  expect(fileName).toBe('lodas-2026-10-107.txt');
  const rows = [...content.matchAll(/^1;01\.10\.2026;107;(\d+);1;([\d,]+);\r$/gm)];
  const minutes = new Map(
    rows.map(([, type, hours = '']) => [Number(type), Math.round(Number(hours.replace(',', '.')) * 60)]),
  );
  const found = await sheet();
  const paid = paidSeconds(found);
  const due = 7.7 * 60;
  expect([...minutes]).toEqual([
    [100, reportedMinutes(found.worked)],
    [109, due],
    [107, 2.5 * due],
    [106, 2.5 * due],
  ]);
  expect([paid.worked, paid.publicHoliday + paid.holiday + paid.sick]).toEqual([found.worked, found.credited]);
  // The same with only the number of worked time.
  const least = (await payroll('consultant=1&client=2&worked=3')).body.data as { content: string };
  expect(least.content.match(/^1;01.*$/gm)).toHaveLength(1);
});

test('TIME-10, TIME-16: exports a month for the person and their managers, and logs views of others', async () => {
  const { tenant, branch, sara, pdf, payroll, close, number, herself } = await october();
  await close();
  await number('1007');
  const boss = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [branch], id: uuidv7() });
  const stranger = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [uuidv7()], id: uuidv7() });
  const colleague = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id: uuidv7() });
  expect([(await pdf(herself, 'month=2026-10')).status, (await payroll(numbers, herself)).status]).toEqual([200, 403]);
  expect([(await pdf(stranger)).status, (await payroll(numbers, stranger)).status]).toEqual([404, 404]);
  expect([(await pdf(colleague)).status, (await payroll(numbers, colleague)).status]).toEqual([404, 403]);
  const seen = async () => {
    await service().settled();
    return service().events.filter(({ type, subject }) => type === timesSeen.type && subject === sara).length;
  };
  const before = await seen();
  expect([(await pdf(boss)).status, (await payroll(numbers, boss)).status]).toEqual([200, 200]);
  expect((await seen()) - before).toBe(1);
  expect(faultOf(await pdf(boss, `user=${sara}&month=2026-13`))[2]).toBe('month');
  expect(faultOf(await payroll('consultant=x&client=2&worked=3'))[2]).toBe('consultant');
  expect(faultOf(await payroll('client=2&worked=3'))[2]).toBe('consultant');
});

test("TIME-16: exports the whole team in one file, with each person's own minutes and nobody twice", async () => {
  const { tenant, branch, ask, hire, payroll, close, number } = await october();
  const other = uuidv7();
  await service().publish(tenant, branches.events.changed(other, 1, { ...branches.events.changed.example, id: other }));
  // Ali belongs to both teams, with the other branch first; Eva has no hours.
  const ali = await hire('Berger', { branches: [other, branch] });
  await hire('Ohnezeit');
  const times = { startAt: vienna('08:00', -40), endAt: vienna('09:30', -40), reason: 'Nachgetragen.' };
  const body = { user: { id: ali }, branch: { id: branch }, ...times };
  expect((await ask('POST', 'working-activities', { body })).status).toBe(201);
  const team = (branchId = branch, as?: ReturnType<typeof asStaff>) =>
    ask('GET', `time-sheets/team-payroll-file?branch=${branchId}&month=2026-10&${numbers}`, as && { as });
  const outcomeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code, body.errors?.[0]?.message];
  expect(outcomeOf(await team())).toEqual([
    409,
    'MONTH_NOT_CLOSED',
    expect.stringMatching(/^Noch offen ist der Monat von: Dora Novak\. /),
  ]);
  await close();
  expect(outcomeOf(await team())).toEqual([409, 'PERSONNEL_NUMBER', expect.stringContaining('fehlt bei: Dora Novak.')]);
  await number('0107');
  await ask('PUT', `working-people/${ali}`, { body: { personnelNumber: '8' } });
  await ask('POST', 'time-sheets/close', { body: { user: { id: ali }, month: '2026-10' } });
  const own = (await payroll()).body.data as { content: string };
  const { fileName, content } = (await team()).body.data as { fileName: string; content: string };
  expect(fileName).toBe(`lodas-2026-10-${branches.events.changed.example.identifier}.txt`);
  expect(content).toBe(own.content);
  const there = (await team(other)).body.data as { content: string };
  expect(there.content.match(/^1;01\..*$/gm)).toEqual(['1;01.10.2026;8;100;1;1,50;']);
});

test("TIME-10, TIME-16: exports a team only for the branch's managers, and logs each view", async () => {
  const { tenant, branch, ask, sara, close, number } = await october();
  await close();
  await number('1007');
  const as = (role: 'ROLE_MANAGER' | 'ROLE_EMPLOYEE', branchId = branch) =>
    asStaff(tenant, { roles: [role], branches: [branchId], id: uuidv7() });
  const team = async (who: ReturnType<typeof asStaff>) =>
    (await ask('GET', `time-sheets/team-payroll-file?branch=${branch}&month=2026-10&${numbers}`, { as: who })).status;
  const seen = async () => {
    await service().settled();
    return service().events.filter(({ type, subject }) => type === timesSeen.type && subject === sara).length;
  };
  const before = await seen();
  expect([await team(as('ROLE_EMPLOYEE')), await team(as('ROLE_MANAGER', uuidv7()))]).toEqual([403, 404]);
  expect(await seen()).toBe(before);
  expect(await team(as('ROLE_MANAGER'))).toBe(200);
  expect((await seen()) - before).toBe(1);
});
