import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Me } from '@theke/contracts/identity/user';
import { type BookedTime, readBookedTime } from '@theke/contracts/time-tracking/booked-time';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { BookedTimePage } from './booked-time-page.tsx';

const hour = 3_600;
const vorau = { project: { id: 'p' }, projectName: 'Ortskern Vorau' };
const booked: BookedTime = {
  from: '2026-10-01',
  to: '2026-10-31',
  rows: [
    { ...vorau, task: { id: 't' }, taskName: 'Fotos', activities: 2, seconds: 5 * hour },
    { ...vorau, task: null, taskName: '', activities: 1, seconds: hour },
    { project: null, projectName: '', task: null, taskName: '', activities: 3, seconds: 18 * hour },
  ],
  total: { activities: 6, seconds: 24 * hour, open: 1 },
};

function draw({ bookedTime = booked, isFailing = false, roles }: Options = {}) {
  const queries: unknown[] = [];
  const api = (async (endpoint: Endpoint, { query }: { query?: unknown }) => {
    if (endpoint !== readBookedTime) throw new Error(`nobody asks for ${endpoint.name}`);
    queries.push(query);
    if (isFailing) throw new ApiError(500, []);
    return bookedTime;
  }) as unknown as OfficeApi;
  const route = { path: '/booked-time?from=2026-10-01&to=2026-10-31', route: '/booked-time' };
  renderPage(<BookedTimePage />, { office, api, ...route, ...(roles && { roles }) });
  return queries;
}
type Options = { bookedTime?: BookedTime; isFailing?: boolean; roles?: Me['roles'] };

test('TIME-20: shows time and share by project and task, and the running entry', async () => {
  const queries = draw();
  const table = await screen.findByRole('table', {
    name: 'Gearbeitete Zeit je Projekt und Aufgabe, 01.10.2026 bis 31.10.2026',
  });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual([
    ['Ortskern Vorau', '3', '6:00', '25 %'],
    ['Fotos', '2', '5:00', ''],
    ['ohne Aufgabe', '1', '1:00', ''],
    ['Ohne Projekt', '3', '18:00', '75 %'],
    ['Zusammen', '6', '24:00', ''],
  ]);
  expect(within(table).getByRole('link', { name: 'Fotos' }).getAttribute('href')).toMatch(/\/tasks\/t$/);
  expect(screen.getByText('Eine Aktivität läuft noch, oder ihr Ende fehlt. Ihre Zeit ist nicht dabei.')).toBeTruthy();
  expect(queries).toEqual([{ from: '2026-10-01', to: '2026-10-31' }]);
});

test('TIME-20: loads another range, but none that ends before it begins', async () => {
  const queries = draw();
  await screen.findByRole('table');
  fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '2026-09-30' } });
  expect(await screen.findByText('„Bis“ liegt vor „Von“. Bitte wählen Sie einen späteren Tag.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Von'), { target: { value: '2026-09-01' } });
  await waitFor(() => expect(queries).toEqual([queries[0], { from: '2026-09-01', to: '2026-09-30' }]));
});

test('shows a failed load', async () => {
  draw({ isFailing: true });
  await screen.findByText('Projektzeiten konnten nicht geladen werden.');
});

test('there is nothing to export without working time', async () => {
  draw({ bookedTime: { ...booked, rows: [], total: { activities: 0, seconds: 0, open: 0 } } });
  await screen.findByText('In diesem Zeitraum ist keine Arbeitszeit abgeschlossen.');
  expect(screen.queryByRole('button', { name: 'Exportieren' })).toBeNull();
});

test('TIME-10: users who manage nobody have no access', async () => {
  const queries = draw({ roles: ['ROLE_EMPLOYEE'] });
  await screen.findByRole('heading', { name: 'Projektzeiten' });
  expect(queries).toEqual([]);
});
