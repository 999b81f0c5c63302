import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Me } from '@theke/contracts/identity/user';
import { type AbsenceOnWire, createAbsence, listAbsences } from '@theke/contracts/time-tracking/absence';
import {
  type ChangedMonth,
  closeMonth,
  listChangedMonths,
  reopenMonth,
} from '@theke/contracts/time-tracking/closed-month';
import { readEmployment, saveEmployment } from '@theke/contracts/time-tracking/employment';
import { readPayrollFile } from '@theke/contracts/time-tracking/month-file';
import {
  readBalances,
  readHolidayBalances,
  type SheetDayRow,
  type TimeSheet,
} from '@theke/contracts/time-tracking/time-sheet';
import { readWages, saveWages } from '@theke/contracts/time-tracking/wage';
import { listWorkingPeople } from '@theke/contracts/time-tracking/working-person';
import { ApiError } from '@theke/ui/api-error';
import { pageOf } from '../../../testing/page-of.ts';
import { sheetDay } from '../../../testing/sheet-day.ts';
import { office } from '../../../testing/test-office.ts';
import { exportMonth } from './export-month.ts';
import { MonthPage } from './month-page.tsx';

const [sara, request] = ['0199f000-0000-7000-8000-00000000aa01', '0199f000-0000-7000-8000-00000000ab01'];
const hour = 3_600;

const day = (date: string, changes: Partial<SheetDayRow> = {}) => sheetDay(date, { balance: hour, ...changes });
const sheet: TimeSheet = {
  user: { id: sara },
  name: 'Sara Novak',
  from: '2026-11-01',
  to: '2026-11-30',
  timeZone: 'Europe/Vienna',
  hasEmployment: true,
  law: 'AT',
  over: '2026-11-03',
  target: 13 * hour,
  worked: 7 * hour,
  credited: 6.5 * hour,
  balance: 1.5 * hour,
  targetInAll: 160 * hour,
  balanceBefore: hour,
  kept: null,
  days: [
    day('2026-11-01', { publicHoliday: 'Allerheiligen' }),
    day('2026-11-02', {
      startAt: '2026-11-02T15:01:00.000Z',
      endAt: '2026-11-02T22:31:00.000Z',
      pauseSeconds: 1_800,
      target: 6.5 * hour,
      worked: 7 * hour,
      balance: 1.5 * hour,
      isCorrected: true,
      warnings: [{ rule: 'AT-AZG-11-1', severity: 'breach', text: 'Pause 0 von 30 Minuten (§ 11 Abs. 1 AZG).' }],
    }),
    day('2026-11-03', {
      target: 6.5 * hour,
      credited: 6.5 * hour,
      balance: 1.5 * hour,
      absences: [{ id: request, kind: 'holiday', state: 'approved', isHalfDay: false, half: null }],
    }),
    day('2026-11-04', {
      counts: false,
      target: 6.5 * hour,
      startAt: '2026-11-04T15:00:00.000Z',
      isRunning: true,
      worked: 2 * hour,
    }),
    day('2026-11-05', { counts: false, target: 6.5 * hour }),
  ],
  months: [{ month: '2026-11', target: 13 * hour, worked: 7 * hour, credited: 6.5 * hour, balance: 1.5 * hour }],
  closed: [],
};
const account = {
  from: '2026-01-01',
  to: '2026-12-31',
  on: '2026-11-04',
  carried: 3,
  entitled: 25,
  taken: 16,
  planned: 4,
  requested: 1,
  expired: 0,
  left: 12,
  least: null,
  lots: [{ year: 2025, left: 3, expiresOn: '2027-12-31', isKeptUntold: false }],
};
const requestedAbsence: AbsenceOnWire = {
  id: request,
  version: 1,
  user: { id: sara },
  name: 'Sara Novak',
  kind: 'holiday',
  from: '2026-12-28',
  to: '2026-12-31',
  isHalfDay: false,
  half: null,
  reason: 'Skifahren',
  state: 'requested',
  answer: '',
  decidedBy: '',
  askedAt: '2026-11-02T08:00:00.000Z',
  decidedAt: null,
};
const person = {
  id: sara,
  name: 'Sara Novak',
  branches: [],
  personnelNumber: '',
  hasPin: false,
  hasEmployment: true,
  presence: 'out',
  since: null,
  startAt: null,
  branch: null,
  activity: null,
};

type Options = {
  people?: (typeof person)[];
  month?: string;
  sheetChanges?: Partial<TimeSheet>;
  refusal?: string;
  isFailing?: boolean;
  roles?: Me['roles'];
  changed?: ChangedMonth[];
};

function draw({
  people = [person],
  month = '2026-11',
  sheetChanges = {},
  refusal = '',
  isFailing = false,
  roles,
  changed = [],
}: Options = {}) {
  const sent: [string, unknown][] = [];
  const api = (async (endpoint: Endpoint, call: { body?: unknown; query?: unknown }) => {
    if (endpoint === listWorkingPeople) return pageOf(people);
    if (endpoint === listAbsences) return pageOf([requestedAbsence]);
    if (endpoint === listChangedMonths) return changed;
    if (isFailing) throw new ApiError(500, []);
    if (endpoint === readBalances) {
      const { user } = call.query as { user: string };
      return { ...sheet, user: { id: user }, name: people.find(({ id }) => id === user)?.name ?? '', ...sheetChanges };
    }
    if (endpoint === readHolidayBalances) return { user: { id: sara }, name: 'Sara Novak', year: 2026, account };
    if (endpoint === readEmployment) return null;
    if (endpoint === readWages)
      return { user: { id: sara }, version: 2, wages: [{ validFrom: '2026-01-01', hourly: 14.5 }] };
    if (endpoint === readPayrollFile) sent.push([endpoint.name, call.query]);
    if (refusal) throw new ApiError(422, [{ code: 'ABSENCE_OVERLAPS', message: refusal }]);
    if ([createAbsence, saveEmployment, saveWages, closeMonth, reopenMonth].includes(endpoint as never))
      return sent.push([endpoint.name, call.body]);
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  const path = `/time-sheets?month=${month}`;
  renderPage(<MonthPage />, { office, api, path, route: '/time-sheets', ...(roles && { roles }) });
  return sent;
}

const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('TIME-11: a month shows each day until today with legal findings, and its totals', async () => {
  draw();
  const table = await screen.findByRole('table', { name: 'Sara Novak, November 2026' });
  const rows = within(table)
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader'));
  const law = 'Pause 0 von 30 Minuten (§ 11 Abs. 1 AZG).';
  expect(rows.map(cells)).toEqual([
    ['So 01.11.', 'Allerheiligen', '', '–', '–', '0:00', '+1:00', ''],
    ['Mo 02.11.', '16:01', '23:31', '0:30', '6:30', '7:00', '+0:30', '+1:30', `korrigiert${law}`],
    ['Di 03.11.', 'Urlaub', '', '6:30', '6:30', '0:00', '+1:30', ''],
    ['Mi 04.11.', '16:00', 'läuft', '–', '6:30', '2:00', '–', '–', ''],
  ]);
  const figures = ['Soll bis gestern', 'Ist', 'Saldo des Monats', 'Sonntage'].map(
    (label) => screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent,
  );
  expect(figures).toEqual([
    '13:00160:00 im ganzen Monat',
    '13:306:30 gutgeschrieben',
    '+0:30gesamt +1:30',
    '0von 1 gearbeitet',
  ]);
  const holidays = within(await screen.findByRole('region', { name: 'Urlaubskonto 2026' }));
  expect((await holidays.findByText('25 + 3 Tage')).tagName).toBe('B');
  expect(holidays.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['16', '4', '1', '7', '3']);
  expect(holidays.getByText('davon aus 2025, verfällt nach dem 31.12.2027')).toBeTruthy();
});

test('opens the month of a person with agreed hours, and links to the previous and next person', async () => {
  const [me, ali] = ['0199f000-0000-7000-8000-000000000001', '0199f000-0000-7000-8000-00000000aa02'];
  const admin = { ...person, id: me, name: 'Anna Aigner', hasEmployment: false };
  draw({ people: [admin, { ...person, id: ali, name: 'Ali Kaya' }, person] });
  await screen.findByRole('table', { name: 'Ali Kaya, November 2026' });
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Person: Sara Novak' }));
  await screen.findByRole('table', { name: 'Sara Novak, November 2026' });
  expect((screen.getByRole('button', { name: 'Nächste Person' }) as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Vorige Person: Ali Kaya' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vorige Person: Anna Aigner' }));
  await screen.findByRole('table', { name: 'Anna Aigner, November 2026' });
});

test('OFFICE-09: shows the specified text when loading fails', async () => {
  draw({ isFailing: true });
  expect(await screen.findByText('Zeitsalden konnten nicht geladen werden.')).toBeTruthy();
  expect(await screen.findByText('Urlaubskonten konnten nicht geladen werden.')).toBeTruthy();
});

test('without agreed hours there is no balance, but a link to agree on them', async () => {
  const sent = draw({ sheetChanges: { hasEmployment: false, months: [] } });
  expect(await screen.findByText(/^Für Sara Novak ist noch keine Arbeitszeit vereinbart/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Arbeitszeit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getByText('Bitte geben Sie Stunden wie 38,5 oder 38:30 an.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Stunden in der Woche'), '38,5');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Sa' }));
  await userEvent.clear(dialog.getByLabelText('Übertrag (Std.)'));
  await userEvent.type(dialog.getByLabelText('Übertrag (Std.)'), '-4:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(sent).toMatchObject([
    [
      'saveEmployment',
      {
        version: 0,
        region: 'AT',
        openingMinutes: -270,
        terms: [{ weeklyMinutes: 2_310, weekdays: [1, 2, 3, 4, 5, 6], holidayDays: 25, followsPlan: false }],
      },
    ],
  ]);
});

test('a request leads managers to the page where it is decided', async () => {
  draw();
  const link = await screen.findByRole('link', { name: /^Über Sara Novak, Urlaub 28.12.2026 bis 31.12.2026 / });
  expect(link.getAttribute('href')).toBe('/absences');
});

test('an employee requests days off and cannot decide; a refusal shows its reason', async () => {
  draw({ roles: ['ROLE_EMPLOYEE'], refusal: 'In dieser Zeit ist schon eine Abwesenheit eingetragen.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Abwesenheit beantragen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Beantragen' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Abwesenheit konnte nicht erstellt werden. In dieser Zeit ist schon eine Abwesenheit eingetragen.',
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Arbeitszeit' })).toBeNull();
  expect(screen.queryByRole('link', { name: /entscheiden$/ })).toBeNull();
});

test('a past month can be closed, and reopened with a reason', async () => {
  const sent = draw({ month: '2026-09' });
  await userEvent.click(await screen.findByRole('button', { name: 'Monat abschließen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Monat abschließen' }));
  expect(sent).toEqual([['closeMonth', { user: { id: sara }, month: '2026-09' }]]);
});

test('a closed month says so and can be reopened with a reason', async () => {
  const closed = [
    {
      month: '2026-09',
      isClosed: true,
      changedAt: '2026-10-05T08:00:00.000Z',
      by: 'Dora Huber',
      reason: '',
      changedSince: null,
    },
  ];
  const sent = draw({ month: '2026-09', sheetChanges: { closed } });
  expect(await screen.findByText('Abgeschlossen am 05.10.2026, 10:00 von Dora Huber.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Monat abschließen' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Wieder öffnen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Wieder öffnen' }));
  expect(dialog.getByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Grund'), 'Eine Schicht fehlte.');
  await userEvent.click(dialog.getByRole('button', { name: 'Wieder öffnen' }));
  expect(sent).toEqual([['reopenMonth', { user: { id: sara }, month: '2026-09', reason: 'Eine Schicht fehlte.' }]]);
});

// TIME-23
test('a month changed after closing says so, lists the changes and can be closed again', async () => {
  const changedSince = '2026-11-01T06:00:00.000Z';
  const closed = [
    {
      month: '2026-10',
      isClosed: true,
      changedAt: '2026-11-01T05:00:00.000Z',
      by: 'Dora Huber',
      reason: '',
      changedSince,
    },
  ];
  const changed = [{ user: { id: sara }, name: 'Sara Novak', month: '2026-10', changedSince }];
  const sent = draw({ month: '2026-10', sheetChanges: { closed }, changed });
  const list = within(await screen.findByRole('region', { name: 'Geändert seit Abschluss' }));
  const link = list.getByRole('link', { name: 'Sara Novak, Oktober 2026' });
  expect(link.getAttribute('href')).toMatch(/\/time-sheets\?person=[^&]+&month=2026-10$/);
  expect(await screen.findByText(/^Geändert seit Abschluss: Am 01.11.2026, 07:00 kam/)).toBeTruthy();
  expect(screen.getByText(/Abgeschlossen am 01.11.2026, 06:00 von Dora Huber./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut abschließen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Erneut abschließen' }));
  expect(sent).toEqual([['closeMonth', { user: { id: sara }, month: '2026-10' }]]);
});

test('TIME-16: exports hours for payroll with the entered wage types, once the month is closed', async () => {
  const closed = [
    {
      month: '2026-10',
      isClosed: true,
      changedAt: '2026-11-02T08:00:00.000Z',
      by: 'Dora',
      reason: '',
      changedSince: null,
    },
  ];
  const sent = draw({ month: '2026-10', sheetChanges: { closed }, refusal: 'Keine Personalnummer.' });
  const paper = await screen.findByRole('link', { name: 'Als PDF' });
  expect(paper.getAttribute('href')).toBe(`/api/time-sheets/month-sheet?user=${sara}&month=2026-10`);
  await userEvent.click(screen.getByRole('button', { name: 'Für die Lohnverrechnung' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: string, text: string) => userEvent.type(dialog.getByLabelText(label), text);
  await type('Beraternummer', '1234567');
  await type('Mandantennummer', '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Datei erstellen' }));
  expect(dialog.getAllByText('Bitte geben Sie eine Nummer aus Ziffern an.')).toHaveLength(2);
  expect(sent).toEqual([]);
  await type('Mandantennummer', '1');
  await type('Lohnart Arbeit', '100');
  await userEvent.click(dialog.getByRole('button', { name: 'Datei erstellen' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Keine Personalnummer.');
  const numbers = { consultant: '1234567', client: '01', worked: '100' };
  expect(sent).toEqual([['readPayrollFile', { user: sara, month: '2026-10', ...numbers }]]);
});

test('an open month has no payroll export', async () => {
  draw({ month: '2026-10' });
  await screen.findByRole('link', { name: 'Als PDF' });
  expect(screen.queryByRole('button', { name: 'Für die Lohnverrechnung' })).toBeNull();
});

test('exports the past days of a month for spreadsheets', () => {
  const [, head, ...rows] = exportMonth(sheet);
  const text = [head, ...rows].map((line) => line?.trim());
  expect(text).toEqual([
    'Tag;Datum;Von;Bis;Pause;Soll;Ist;Gutgeschrieben;Saldo;Anmerkung',
    'So;01.11.2026;;;0:00;0:00;0:00;0:00;1:00;Allerheiligen',
    'Mo;02.11.2026;16:01;23:31;0:30;6:30;7:00;0:00;1:30;"korrigiert, Pause 0 von 30 Minuten (§ 11 Abs. 1 AZG)."',
    'Di;03.11.2026;;;0:00;6:30;0:00;6:30;1:30;Urlaub',
  ]);
});

test('TIME-19: an administrator enters a wage with its start date', async () => {
  const sent = draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Stundenlohn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stundenlohn von Sara Novak' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Neuer Lohn ab einem Tag' }));
  const amount = dialog.getByLabelText('Stundenlohn 1 (EUR)');
  await userEvent.clear(amount);
  await userEvent.type(amount, 'viel{Enter}');
  expect(dialog.getByText('Bitte geben Sie einen Betrag wie 14,50 an.')).toBeTruthy();
  const from = dialog.getByLabelText('Gilt ab 1');
  await userEvent.clear(from);
  await userEvent.type(from, '2026-12-01');
  await userEvent.clear(amount);
  await userEvent.type(amount, '15,2{Enter}');
  const wages = [
    { validFrom: '2026-12-01', hourly: 15.2 },
    { validFrom: '2026-01-01', hourly: 14.5 },
  ];
  expect(sent).toEqual([['saveWages', { version: 2, wages }]]);
});

test.each(['ROLE_EMPLOYEE', 'ROLE_MANAGER'] as const)('TIME-19: %s cannot enter wages', async (role) => {
  draw({ roles: [role] });
  await screen.findByRole('button', { name: /^Abwesenheit (beantragen|eintragen)$/ });
  expect(screen.queryByRole('button', { name: 'Stundenlohn' })).toBeNull();
});
