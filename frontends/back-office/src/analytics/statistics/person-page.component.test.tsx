import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { readUserProfile, readUserProfileWorkingActivities } from '@theke/contracts/time-tracking/user-profile';
import { office } from '../../../testing/test-office.ts';
import { UserTools } from '../../identity/users/user-tools.tsx';
import { PersonPage } from './person-page.tsx';

const id = '0199f000-0000-7000-8000-000000000031';
const hours = (count: number) => count * 3_600;

function draw({ fails = false } = {}) {
  const queries: unknown[] = [];
  const api = (async (endpoint: Endpoint, { query }: { query: unknown }) => {
    queries.push(query);
    if (fails) throw new Error('Der Dienst antwortet nicht.');
    const person = { user: { id }, name: 'Anna Huber' };
    if (endpoint === readUserProfile) {
      const none = { shifts: 0, plannedSeconds: 0, aheadSeconds: 0, workedSeconds: 0 };
      const day = { ...none, shifts: 1, plannedSeconds: hours(8), workedSeconds: hours(7) };
      const rows = [
        { day: '2026-11-20', ...day },
        { day: '2026-11-21', ...none },
      ];
      return { ...person, rows, total: day, previous: none };
    }
    if (endpoint === readUserProfileWorkingActivities) {
      const none = { activities: 0, seconds: 0, pauseSeconds: 0, endsMissing: 0 };
      const day = { activities: 2, seconds: hours(7), pauseSeconds: hours(0.5), endsMissing: 1 };
      const rows = [
        { day: '2026-11-20', ...day },
        { day: '2026-11-21', ...none },
      ];
      return { ...person, rows, total: day, previous: { ...none, activities: 1, seconds: hours(14) } };
    }
    throw new Error(`nobody asks for ${endpoint.name}`);
  }) as unknown as OfficeApi;
  const path = `/statistics/people/${id}?from=2026-11-20&to=2026-11-21`;
  renderPage(<PersonPage />, { office, api, path, route: '/statistics/people/:id' });
  return queries;
}

test('STAT-07: compares a person’s working time with the days before, by day, and links to the month', async () => {
  const queries = draw();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Statistik');
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna Huber' })).toBeTruthy();
  expect(queries).toContainEqual({ user: id, start: '2026-11-20', end: '2026-11-21' });
  // A decrease by half is neither good nor bad.
  const less = await screen.findByText(/^−\s50\s%$/);
  expect(less.className).toBe('');
  const strip = screen.getByRole('region', { name: 'Kennzahlen' });
  expect(strip.textContent).toContain('Gearbeitet7:00−\u00a050\u00a0%');
  expect(strip.textContent).toContain('Geplant8:00');
  expect(strip.textContent).toContain('Dienste1');
  const days = within(screen.getByRole('region', { name: 'Geplant und gearbeitet' }));
  await userEvent.click(days.getByRole('button', { name: 'Als Tabelle' }));
  expect(days.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TagGeplantGearbeitetAbweichungPausen',
    'Samstag, 21.11.0:000:000:000:00',
    'Freitag, 20.11.8:007:00−1:000:30',
    'Summe8:007:00−1:000:30',
  ]);
  expect(screen.getByText(/Bei einer fehlt das Ende/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zum Monat' }).getAttribute('href')).toBe(
    `/time-sheets?person=${id}&month=2026-11`,
  );
});

test('shows a failed load with a retry button', async () => {
  draw({ fails: true });
  await screen.findByText('Statistik konnte nicht geladen werden');
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
});

test("STAT-07: a user's page links to their working time", async () => {
  const api = (() => Promise.reject(new Error('nobody asks'))) as unknown as OfficeApi;
  renderPage(<UserTools record={{ id }} />, { office, api, path: '/users', route: '/users' });
  const link = await screen.findByRole('link', { name: 'Arbeitszeit ansehen' });
  expect(link.getAttribute('href')).toBe(`/statistics/people/${id}`);
});
