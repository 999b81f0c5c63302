// RESV-08, RESV-12, RESV-13
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { replaceEventSource } from '@theke/admin/testing/replace-event-source.ts';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { tables } from '@theke/contracts/catalog/table';
import type { Endpoint } from '@theke/contracts/endpoint';
import {
  createReservation,
  listReservations,
  type Reservation,
  reservationChanged,
  seatReservation,
} from '@theke/contracts/ordering/reservation';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { ReservationsPage } from './reservations-page.tsx';

replaceEventSource();

const stored = { version: 1, createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' };
const branch = {
  ...branches.draft.parse({ ...branches.example, isReservationEnabled: true }),
  ...stored,
  id: '0199f000-0000-7000-8000-000000000001',
} as Branch;
const table = (identifier: string, seats: number) => ({
  ...tables.draft.parse({ identifier, branch: { id: branch.id }, seats }),
  ...stored,
  id: `0199f000-0000-7000-8000-00000000010${identifier}`,
});
const reservation = (changes: Partial<Reservation> = {}): Reservation => ({
  ...reservationChanged.example.reservation,
  branch: { id: branch.id },
  tables: [{ id: table('1', 2).id, identifier: '1' }],
  noShows: 0,
  ...changes,
});

function draw(all: Reservation[], path = '/reservations?day=2026-12-01', refusal?: ApiError) {
  let shown = all;
  const sent: [string, unknown][] = [];
  const api = (async (endpoint: Endpoint, { params, body }: { params?: { id: string }; body?: unknown }) => {
    const page = (data: unknown[]) => ({
      data,
      meta: { total: data.length, isTotalCapped: false, page: 1, pageSize: 500 },
    });
    if (endpoint === listReservations) return page(shown);
    if (endpoint === tables.endpoints.list) return page([table('1', 2), table('2', 4)]);
    if (refusal) throw refusal;
    sent.push([endpoint.name, params?.id ?? body]);
    if (endpoint === seatReservation) shown = shown.map((one) => ({ ...one, status: 'seated' as const }));
    return shown[0];
  }) as unknown as OfficeApi;
  renderPage(<ReservationsPage />, { office, api, path, route: '/reservations', branches: [branch] });
  return { sent };
}

test('lists guests with party, tables, wish and earlier no-shows, and seats them', async () => {
  const { sent } = draw([reservation({ noShows: 2 })]);
  const row = await screen.findByRole('listitem', { name: '' });
  within(row).getByText('Walter Beispiel');
  within(row).getByText('2 Personen, Tisch 1');
  within(row).getByText('2-mal nicht erschienen');
  within(row).getByText(/^Wunsch: Ein Platz am Fenster/);
  await userEvent.click(within(row).getByRole('button', { name: 'Walter Beispiel: Am Tisch' }));
  await screen.findByRole('button', { name: 'Walter Beispiel: Gegangen' });
  expect(sent).toEqual([['seatReservation', reservation().id]]);
});

test('shows the tables of the day on a time axis', async () => {
  draw([reservation()], '/reservations?day=2026-12-01&view=timeline');
  await screen.findByRole('button', { name: /^Walter Beispiel\s*19:00, 2 Personen\s*bis 20:30 Uhr, Bestätigt$/ });
  screen.getByText('4 Plätze');
});

test('warns of a taken table before saving, and shows the refusal', async () => {
  const sentence = 'Tisch 1 ist von 19:00 bis 20:30 Uhr für Walter Beispiel vergeben.';
  draw([reservation()], undefined, new ApiError(409, [{ code: 'TABLE_TAKEN', message: sentence, field: 'tables' }]));
  await screen.findByText('Walter Beispiel');
  await userEvent.click(screen.getByRole('button', { name: 'Reservierung eintragen' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Beginn'), '20:00');
  await within(dialog).findByText('belegt von 19:00 bis 20:30: Walter Beispiel');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^1/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await within(dialog).findByText(sentence);
});

test('seats guests without a reservation from now on', async () => {
  const { sent } = draw([]);
  await screen.findByText('Keine Reservierungen an diesem Tag.');
  await userEvent.click(screen.getByRole('button', { name: 'Gäste ohne Reservierung' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'An den Tisch setzen' }));
  await screen.findByText('Keine Reservierungen an diesem Tag.');
  expect(sent).toMatchObject([[createReservation.name, { source: 'walk-in', guests: 2, tables: [] }]]);
});

test('the address opens the dialog for guests without a reservation, and closing it removes that', async () => {
  draw([reservation()], '/reservations?day=2026-12-01&new=walk-in');
  const dialog = await screen.findByRole('dialog', { name: 'Gäste ohne Reservierung' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Walter Beispiel');
});
