import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import {
  type AbsenceOnWire,
  absenceChanged,
  createAbsence,
  listAbsences,
  withdrawAbsence,
} from '@theke/contracts/time-tracking/absence';
import {
  createCorrectionRequest,
  listCorrectionRequests,
  type NamedCorrectionRequest,
  withdrawCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import { readBalances, readHolidayBalances, type TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { listWorkingActivities, type WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import { listWorkingSchedules, type WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { ApiError } from '@theke/ui/api-error';
import { pageOf } from '../../../testing/page-of.ts';
import { sheetDay } from '../../../testing/sheet-day.ts';
import { office } from '../../../testing/test-office.ts';
import { MyTimePage } from './my-time-page.tsx';

const id = (end: string) => `0199f000-0000-7000-8000-0000000000${end}`;
/** The current user in these tests (renderPage). */
const me = id('01');
const branch = { id: id('b1') };
const hour = 3_600;

/** The week of 16 November, which is long past. */
const sheet: TimeSheet = {
  user: { id: me },
  name: 'Luisa Marillo',
  from: '2020-11-01',
  to: '2020-11-30',
  timeZone: 'Europe/Vienna',
  hasEmployment: true,
  law: 'AT',
  over: '2020-11-30',
  target: 0,
  worked: 0,
  credited: 0,
  balance: -0.5 * hour,
  targetInAll: 0,
  kept: { day: '2026-11-27', until: '2028-11-27' },
  balanceBefore: 0,
  days: [
    sheetDay('2020-11-02', { target: 8 * hour, worked: 4 * hour }),
    sheetDay('2020-11-16', {
      target: 8 * hour,
      worked: 7.5 * hour,
      warnings: [{ rule: 'AT-AZG-11-1', severity: 'breach', text: 'Pause 0 von 30 Minuten (§ 11 Abs. 1 AZG).' }],
    }),
    sheetDay('2020-11-17', { target: 8 * hour, credited: 8 * hour, publicHoliday: 'Feiertag' }),
  ],
  months: [],
  closed: [],
};
const activity: WorkingActivity = {
  id: id('a1'),
  version: 3,
  user: { id: me },
  branch,
  startAt: '2020-11-16T07:00:00.000Z',
  endAt: '2020-11-16T15:00:00.000Z',
  pauses: [{ startAt: '2020-11-16T11:00:00.000Z', endAt: '2020-11-16T11:30:00.000Z' }],
  state: 'ended',
  isLate: false,
  isCorrected: true,
  project: null,
  task: null,
  name: 'Luisa Marillo',
  bookedOn: '',
};
const request = (changes: Partial<NamedCorrectionRequest> = {}): NamedCorrectionRequest => ({
  id: id('c1'),
  version: 1,
  user: { id: me },
  name: 'Luisa Marillo',
  activity: { id: activity.id },
  branch,
  startAt: activity.startAt,
  endAt: '2020-11-16T16:00:00.000Z',
  pauses: [],
  reason: 'Bin länger geblieben.',
  was: { startAt: activity.startAt, endAt: activity.endAt, pauses: [] },
  state: 'requested',
  answer: '',
  decidedBy: '',
  askedAt: '2020-11-17T08:00:00.000Z',
  decidedAt: null,
  ...changes,
});
const account = {
  from: '2020-01-01',
  to: '2020-12-31',
  on: '2020-11-30',
  carried: 0,
  entitled: 25,
  taken: 16,
  planned: 4,
  requested: 1,
  expired: 0,
  left: 9,
  least: null,
  lots: [],
};

type Options = {
  sheetChanges?: Partial<TimeSheet>;
  newest?: WorkingActivity;
  shifts?: WorkingSchedule[];
  requests?: NamedCorrectionRequest[];
  absences?: AbsenceOnWire[];
  refusal?: string;
  isFailing?: boolean;
  /** Query string with the week. Default: the current week. */
  search?: string;
  roles?: ['ROLE_EMPLOYEE'] | ['ROLE_MANAGER'];
};

function draw({
  sheetChanges,
  newest = activity,
  shifts = [],
  requests = [],
  absences = [],
  refusal,
  isFailing,
  search = '?day=2020-11-18',
  roles,
}: Options = {}) {
  const sent: [string, Record<string, unknown>, unknown][] = [];
  let stored = requests;
  const api = (async (endpoint: Endpoint, call: { body?: object; query?: { pageSize?: number }; params?: object }) => {
    if (isFailing) throw new ApiError(500, []);
    if (endpoint === readBalances) return { ...sheet, ...sheetChanges };
    if (endpoint === readHolidayBalances) return { user: { id: me }, name: '', year: 2020, account };
    if (endpoint === listWorkingActivities) return pageOf([call.query?.pageSize === 1 ? newest : activity]);
    if (endpoint === listWorkingSchedules) return pageOf(shifts);
    if (endpoint === withdrawAbsence) return sent.push([endpoint.name, {}, undefined]);
    if (endpoint === listAbsences) return pageOf(absences);
    if (endpoint === listCorrectionRequests) return pageOf(stored);
    if (refusal) throw new ApiError(409, [{ code: 'ALREADY_ASKED', message: refusal }]);
    if (endpoint === withdrawCorrectionRequest) stored = stored.map((one) => ({ ...one, state: 'withdrawn' }));
    if ([createCorrectionRequest, withdrawCorrectionRequest, createAbsence].includes(endpoint as never))
      return sent.push([endpoint.name, (call.body ?? {}) as Record<string, unknown>, call.params]);
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  const options = { office, api, ...(roles && { roles: [...roles] }) };
  renderPage(<MyTimePage />, { ...options, path: `/my-time${search}`, route: '/my-time' });
  return sent;
}

const figure = (label: string) =>
  screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;

test('TIME-10: employees see their week by day, legal findings, totals, balance and holidays', async () => {
  draw({ roles: ['ROLE_EMPLOYEE'], requests: [request()] });
  const days = within(await screen.findByRole('region', { name: 'Tage' }));
  await screen.findByText('Korrektur beantragt: Mo 16.11., 08:00 bis 17:00');
  expect(days.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mo 16.11.08:00 bis 16:00 Pause 0:30, korrigiertKorrektur beantragt: Mo 16.11., 08:00 bis 17:00Pause 0 von 30 Minuten (§ 11 Abs. 1 AZG).7:30−0:30Korrektur',
    'Di 17.11.Feiertag8:000:00Korrektur',
  ]);
  expect(screen.getByText(/^von 16:00 Soll/).parentElement?.textContent).toBe('15:30von 16:00 Soll0:30 unter Soll');
  expect(figure('Zeitsaldo')).toBe('−0:30bis 30.11.');
  await waitFor(() => expect(figure('Urlaub übrig')).toBe('4 Tage16 verbraucht'));
  expect(await screen.findByText('Sie sind gerade nicht im Dienst.')).toBeTruthy();
});

test('a week shows planned shifts, and says if a day has no punches', async () => {
  const shift = (date: string): WorkingSchedule => ({
    id: id(date.slice(8)),
    version: 1,
    branch,
    user: { id: me },
    name: 'Luisa Marillo',
    startAt: `${date}T15:00:00.000Z`,
    endAt: `${date}T20:00:00.000Z`,
    pauseMinutes: 0,
    role: 'Küche',
    note: '',
    state: 'published',
  });
  draw({
    shifts: [shift('2020-11-16'), shift('2020-11-18')],
    sheetChanges: { days: [sheetDay('2020-11-18'), sheetDay('2020-11-19', { target: 8 * hour })] },
  });
  const days = within(await screen.findByRole('region', { name: 'Tage' }));
  await days.findByText('16:00 bis 21:00');
  expect(days.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mi 18.11.16:00 bis 21:00 geplant, Küche, nichts gestempeltKorrektur',
    'Do 19.11.nichts gestempelt0:00−8:00Korrektur',
  ]);
});

test("shows this week's shifts beside another week, but not twice", async () => {
  draw();
  const shifts = within(await screen.findByRole('region', { name: 'Meine Dienste' }));
  await shifts.findByText('Nächste Woche');
  expect(shifts.getByText('Diese Woche')).toBeTruthy();
  cleanup();
  draw({ search: '' });
  const region = within(await screen.findByRole('region', { name: 'Meine Dienste' }));
  await region.findByText('Nächste Woche');
  expect(region.queryByText('Diese Woche')).toBeNull();
});

test('on a phone one press requests a correction for any time of the week', async () => {
  draw({ roles: ['ROLE_EMPLOYEE'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Etwas stimmt nicht? Zeit korrigieren' }));
  const which = within(await screen.findByRole('dialog')).getByRole('combobox', { name: 'Was stimmt nicht?' });
  expect(
    within(which)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mo 16.11., 08:00 bis 16:00', 'Eine Zeit fehlt']);
});

test('shows since when the person is present or on a break', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const pauses = [{ startAt: ago(12), endAt: null }];
  draw({ newest: { ...activity, startAt: ago(134), endAt: null, pauses, state: 'paused' } });
  expect(await screen.findByText(/^In Pause seit \d\d:\d\d \(1[23] Min\.\)$/)).toBeTruthy();
});

test('without agreed hours there is an explanation and no balance', async () => {
  draw({ sheetChanges: { hasEmployment: false } });
  expect(await screen.findByText(/^Für Sie ist noch keine Arbeitszeit vereinbart\. Ihre Zeiten stehen/)).toBeTruthy();
  expect(screen.queryByText('Zeitsaldo')).toBeNull();
});

test('shows a failed load with a retry button', async () => {
  draw({ isFailing: true });
  expect(await screen.findByText('Ihre Zeiten konnten nicht geladen werden.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Noch einmal versuchen' }).length).toBeGreaterThan(0);
});

test('TIME-05: requests a correction with a reason; unchanged times keep their exact instants', async () => {
  const sent = draw({ roles: ['ROLE_EMPLOYEE'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Mo 16.11.: Korrektur beantragen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Korrektur beantragen' }));
  const end = dialog.getByLabelText('Gehen');
  await userEvent.clear(end);
  await userEvent.type(end, '2020-11-16T17:15');
  await userEvent.click(dialog.getByRole('button', { name: 'Beantragen' }));
  expect(await dialog.findByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Grund'), 'Bin länger geblieben.');
  await userEvent.click(dialog.getByRole('button', { name: 'Beantragen' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[1]).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    activity: { id: activity.id },
    branch: null,
    startAt: activity.startAt,
    endAt: '2020-11-16T16:15:00.000Z',
    pauses: activity.pauses,
    reason: 'Bin länger geblieben.',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows a refusal in the dialog and keeps the input', async () => {
  draw({ refusal: 'Für diese Zeit haben Sie schon eine Korrektur beantragt.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Mo 16.11.: Korrektur beantragen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Grund'), 'Bin länger geblieben.');
  await userEvent.click(dialog.getByRole('button', { name: 'Beantragen' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Die Korrektur konnte nicht beantragt werden. Für diese Zeit haben Sie schon eine Korrektur beantragt.',
  );
  expect((dialog.getByLabelText('Grund') as HTMLInputElement).value).toBe('Bin länger geblieben.');
});

test('a closed month says so and accepts no requests', async () => {
  const closed = [
    { month: '2020-11', isClosed: true, changedAt: null, by: 'Dora Huber', reason: '', changedSince: null },
  ];
  draw({ sheetChanges: { closed } });
  expect(
    await screen.findByText('Dieser Monat ist abgeschlossen. Nur Ihre Leitung kann ihn wieder öffnen.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Korrektur beantragen/ })).toBeNull();
});

test('withdraws an undecided request with one press', async () => {
  const sent = draw({ requests: [request()] });
  const region = within(await screen.findByRole('region', { name: 'Meine Anträge' }));
  await userEvent.click(await region.findByRole('button', { name: 'Mo 16.11., 08:00 bis 17:00: Antrag zurückziehen' }));
  expect(await region.findByText('Zurückgezogen')).toBeTruthy();
  expect(sent).toMatchObject([['withdrawCorrectionRequest', {}, { id: id('c1') }]]);
});

test('TIME-18: users export their own data and see how long it is stored', async () => {
  draw({ roles: ['ROLE_EMPLOYEE'] });
  const region = within(await screen.findByRole('region', { name: 'Meine Daten' }));
  expect(region.getByRole('link', { name: 'Meine Zeiten speichern' }).getAttribute('href')).toBe(
    '/api/time-sheets/personal-data',
  );
  expect(
    await region.findByText(
      /\(Österreich und Deutschland: 2 Jahre; Schweiz und Liechtenstein: 5 Jahre\).* Ihre Zeiten vom 27\.11\.2026 bleiben mindestens bis 27\.11\.2028 gespeichert\.$/,
    ),
  ).toBeTruthy();
});

test('TIME-21: reserves space for the punch card until it is known whether it appears', async () => {
  const room = () => document.querySelector('[style*="min-height: 180px"]');
  localStorage.setItem(`theke-own-card-${me}`, 'out 180');
  draw();
  await waitFor(() => expect(room()).toBeTruthy());
  // The branch no longer allows it: shows the state as text, and reserves no space next time.
  expect(await screen.findByText('Sie sind gerade nicht im Dienst.')).toBeTruthy();
  expect([room(), localStorage.getItem(`theke-own-card-${me}`)]).toEqual([null, null]);
});

test('TIME-25: a sheet under Liechtenstein law says that breaks and rest are not checked', async () => {
  draw({ sheetChanges: { law: 'LI' } });
  expect(
    await screen.findByText('Pausen und Ruhezeiten werden nach liechtensteinischem Recht nicht geprüft.'),
  ).toBeTruthy();
});

test('TIME-24: users request days off on their own page', async () => {
  const sent = draw({ roles: ['ROLE_EMPLOYEE'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Abwesenheit beantragen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Nachmittag' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Beantragen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const absence = { user: { id: me }, kind: 'holiday', isHalfDay: true, half: 'afternoon' };
  expect(sent).toMatchObject([['createAbsence', absence]]);
});

test('TIME-24: users see the state of their requests for days off and withdraw open ones', async () => {
  const own = {
    ...{ ...absenceChanged.example, user: { id: me }, name: 'Luisa Marillo', version: 1, state: 'requested' as const },
    ...{ from: '2020-12-14', to: '2020-12-18', answer: '', decidedBy: '', decidedAt: null, reason: '' },
  };
  const rejected = { state: 'rejected' as const, decidedBy: 'Dora Huber', answer: 'Da sind schon zwei weg.' };
  const sent = draw({
    roles: ['ROLE_EMPLOYEE'],
    absences: [own, { ...own, ...rejected, id: `${own.id.slice(0, -1)}9`, from: '2020-12-28', to: '2020-12-28' }],
  });
  const list = within(await screen.findByRole('region', { name: 'Abwesenheiten' }));
  const [open, refused] = await list.findAllByRole('listitem');
  expect(open?.textContent).toBe('UrlaubMo 14.12.2020 bis Fr 18.12.2020BeantragtZurückziehen');
  expect(refused?.textContent).toBe('UrlaubMo 28.12.2020Abgelehnt von Dora Huber, Da sind schon zwei weg.');
  expect(list.queryByRole('link', { name: /entscheiden/ })).toBeNull();
  await userEvent.click(list.getByRole('button', { name: /zurückziehen\?$/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zurückziehen' }));
  await waitFor(() => expect(sent.map(([name]) => name)).toEqual([withdrawAbsence.name]));
});
