// TIME-28
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { createOwnCalendar, readOwnCalendar, revokeOwnCalendar } from '@theke/contracts/time-tracking/shift-calendar';
import { office } from '../../../testing/test-office.ts';
import { CalendarAddress } from './calendar-address.tsx';

function draw(createdAt: string | null) {
  let state: string | null = createdAt;
  const sent: Endpoint[] = [];
  const api = (async (endpoint: Endpoint) => {
    if (endpoint === readOwnCalendar) return { createdAt: state };
    sent.push(endpoint);
    state = endpoint === createOwnCalendar ? '2026-11-30T10:00:00.000Z' : null;
    return { createdAt: state, path: '/api/shift-calendars/thd_geheim' };
  }) as unknown as OfficeApi;
  renderPage(<CalendarAddress zone="Europe/Vienna" />, { office, api, path: '/my-time', route: '/my-time' });
  return sent;
}

test('creates an address and shows it once, with a link that opens a calendar program', async () => {
  const sent = draw(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Kalenderadresse erstellen' }));
  const address = `${window.location.origin}/api/shift-calendars/thd_geheim`;
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Ihre Kalenderadresse' });
  expect(field.value).toBe(address);
  expect(screen.getByRole('link', { name: 'Im Kalender öffnen' }).getAttribute('href')).toMatch(/^webcal:/);
  expect(sent).toEqual([createOwnCalendar]);
});

test('an existing address is not shown; it can be renewed and revoked', async () => {
  const sent = draw('2026-11-20T10:00:00.000Z');
  await screen.findByText(/Ihre Kalenderadresse gilt seit 20\.11\.2026/);
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByRole('button', { name: 'Neue Adresse erstellen' });
  await userEvent.click(screen.getByRole('button', { name: 'Adresse widerrufen' }));
  await screen.findByRole('button', { name: 'Kalenderadresse erstellen' });
  expect(sent).toEqual([revokeOwnCalendar]);
});
