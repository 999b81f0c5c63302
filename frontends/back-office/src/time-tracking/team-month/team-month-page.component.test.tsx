import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { ShopContext, useShop } from '@theke/admin/api/shop.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Me } from '@theke/contracts/identity/user';
import { listChangedMonths } from '@theke/contracts/time-tracking/closed-month';
import { readTeamPayrollFile } from '@theke/contracts/time-tracking/month-file';
import { readTeamMonth, type TeamMonth, type TeamRow } from '@theke/contracts/time-tracking/team-month';
import { ApiError } from '@theke/ui/api-error';
import type { ReactNode } from 'react';
import { office } from '../../../testing/test-office.ts';
import { exportTeamMonth } from './export-team-month.ts';
import { TeamMonthPage } from './team-month-page.tsx';

const branch: Branch = { ...branches.events.changed.example, name: 'Innenstadt' };
const hour = 3_600;
const row: TeamRow = {
  user: { id: 'sara' },
  name: 'Sara Novak',
  hasEmployment: true,
  target: 10 * hour,
  targetInAll: 160 * hour,
  worked: 8 * hour,
  credited: hour,
  balanceBefore: 0,
  balance: -hour,
  absences: [
    {
      id: 'a',
      kind: 'holiday',
      state: 'requested',
      from: '2026-10-05',
      to: '2026-10-09',
      isHalfDay: false,
      half: null,
    },
  ],
  isRunning: false,
  endsMissing: ['2026-10-12'],
  breaches: 1,
  notices: 0,
  closed: null,
};
const closed = {
  month: '2026-10',
  isClosed: true,
  changedAt: '2026-11-02T08:00:00.000Z',
  by: 'Dora',
  reason: '',
  changedSince: null,
};
const free = { ...row, user: { id: 'ali' }, name: 'Ali Kaya', hasEmployment: false, target: 0, targetInAll: 0 };
const team: TeamMonth = {
  branch: { id: branch.id },
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  people: [{ ...free, credited: 0, balance: 0, absences: [], endsMissing: [], breaches: 0, closed }, row],
};

const WithBranch = ({ children }: { children: ReactNode }) => (
  <ShopContext value={{ ...useShop(), branches: [branch] }}>{children}</ShopContext>
);

function draw({ teamMonth = team, isFailing = false, roles }: Options = {}) {
  const queries: unknown[] = [];
  const api = (async (endpoint: Endpoint, { query }: { query?: unknown }) => {
    if (endpoint === readTeamPayrollFile)
      throw new ApiError(409, [{ code: 'MONTH_NOT_CLOSED', message: `Noch offen: ${JSON.stringify(query)}` }]);
    if (endpoint === listChangedMonths) return [];
    if (endpoint !== readTeamMonth) throw new Error(`nobody asks for ${endpoint.name}`);
    queries.push(query);
    if (isFailing) throw new ApiError(500, []);
    return teamMonth;
  }) as unknown as OfficeApi;
  const route = { path: '/team-month?month=2026-10', route: '/team-month' };
  const page = (
    <WithBranch>
      <TeamMonthPage />
    </WithBranch>
  );
  renderPage(page, { office, api, ...route, ...(roles && { roles }) });
  return queries;
}
type Options = { teamMonth?: TeamMonth; isFailing?: boolean; roles?: Me['roles'] };

test("TIME-17: shows a row per team member with a link to the sheet, and the month's totals", async () => {
  const queries = draw();
  const table = await screen.findByRole('table', { name: 'Innenstadt, Oktober 2026' });
  const rows = within(table)
    .getAllByRole('row')
    .filter((one) => within(one).queryByRole('rowheader'));
  expect(rows.map((one) => [...one.children].map(({ textContent }) => textContent))).toEqual([
    ['Ali Kaya', '–', '8:00', '–', '–', '', 'keine Arbeitszeit vereinbart', 'abgeschlossen'],
    [
      ...['Sara Novak', '10:00', '9:00', '−1:00', '−1:00', 'Urlaub 05.10. bis 09.10. (beantragt)'],
      ...['Ende fehlt am 12.10.ein Verstoß', 'offen'],
    ],
  ]);
  const link = within(table).getByRole('link', { name: 'Sara Novak' });
  expect(link.getAttribute('href')).toMatch(/\/time-sheets\?person=sara&month=2026-10$/);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '10:00160:00 im ganzen Monat',
    '17:001:00 gutgeschrieben',
    '−1:00',
    '1von 2 Personen',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Ein Monat später' }));
  expect(queries.at(-1)).toMatchObject({ month: '2026-11' });
});

test('TIME-10: users who manage no branch have no access', async () => {
  draw({ roles: ['ROLE_EMPLOYEE'] });
  expect(screen.queryByRole('button', { name: 'Ein Monat später' })).toBeNull();
});

test('says that a branch has no team', async () => {
  draw({ teamMonth: { ...team, people: [] } });
  expect(await screen.findByText('In diesem Monat arbeitet hier niemand.')).toBeTruthy();
});

test('shows a failed load', async () => {
  draw({ isFailing: true });
  expect(await screen.findByText(/Der Monat des Teams konnte nicht geladen werden./)).toBeTruthy();
});

test('TIME-17: exports the month of a team for spreadsheets', async () => {
  expect(exportTeamMonth(team).join('')).toBe(
    [
      '\uFEFFPerson;Soll;Gearbeitet;Gutgeschrieben;Diff.;Übertrag;Saldo;Abwesend;Anmerkung;Monat',
      'Ali Kaya;;8:00;;;;;;keine Arbeitszeit vereinbart;abgeschlossen',
      'Sara Novak;10:00;8:00;1:00;-1:00;0:00;-1:00;Urlaub 05.10. bis 09.10. (beantragt);"Ende fehlt am 12.10., ein Verstoß";offen',
      '',
    ].join('\r\n'),
  );
  draw();
  expect(await screen.findByRole('button', { name: 'Exportieren' })).toBeTruthy();
});

test('TIME-16: exports hours of the team for payroll with the entered wage types; reports obstacles', async () => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Für die Lohnverrechnung' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Innenstadt: Oktober 2026' }));
  expect(dialog.getByText(/steht nur in der Datei seiner ersten/)).toBeTruthy();
  const numbers = { Beraternummer: '1234567', Mandantennummer: '1', 'Lohnart Arbeit': '100' };
  for (const [label, text] of Object.entries(numbers)) await userEvent.type(dialog.getByLabelText(label), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Datei erstellen' }));
  const query = { branch: branch.id, month: '2026-10', consultant: '1234567', client: '1', worked: '100' };
  expect((await dialog.findByRole('alert')).textContent).toContain(`Noch offen: ${JSON.stringify(query)}`);
});
