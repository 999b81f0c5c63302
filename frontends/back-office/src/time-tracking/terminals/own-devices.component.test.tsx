import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { allowOwnDevices, listOwnDevices, type OwnDevices as Row } from '@theke/contracts/time-tracking/own-time';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { OwnDevices } from './own-devices.tsx';

const row = (id: string, name: string, changes: Partial<Row> = {}): Row => ({
  branch: { id },
  name,
  isAllowed: false,
  changedAt: null,
  by: '',
  ...changes,
});
const changed = { isAllowed: true, changedAt: '2020-11-21T08:00:00.000Z', by: 'Luisa Marillo' };

function draw(rows: Row[], refusal?: string) {
  const sent: unknown[] = [];
  const api = (async (endpoint: Endpoint, call: { params?: { id: string }; body?: { isAllowed: boolean } }) => {
    if (endpoint === listOwnDevices) return rows;
    if (endpoint !== allowOwnDevices) throw new Error(`nobody asks for ${endpoint.name}`);
    if (refusal) throw new ApiError(404, [{ code: 'NOT_FOUND', message: refusal }]);
    sent.push([call.params?.id, call.body]);
    return { ...rows.find(({ branch }) => branch.id === call.params?.id), ...changed, ...call.body };
  }) as unknown as OfficeApi;
  renderPage(<OwnDevices />, { office, api, path: '/terminals', route: '/terminals', roles: ['ROLE_MANAGER'] });
  return sent;
}
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked');

test('TIME-21: managers allow it by branch and see who did so and when', async () => {
  const sent = draw([row('n', 'Neubau'), row('z', 'Zentrum', changed)]);
  await userEvent.click(await screen.findByText('Stempeln am eigenen Handy'));
  expect(screen.getByText('in 1 von 2 Filialen erlaubt')).toBeTruthy();
  expect(screen.getByText('geändert von Luisa Marillo, 21.11.2020, 09:00')).toBeTruthy();
  expect([isOn('Neubau'), isOn('Zentrum')]).toEqual(['false', 'true']);
  await userEvent.click(screen.getByRole('switch', { name: 'Neubau' }));
  await waitFor(() => expect(isOn('Neubau')).toBe('true'));
  expect(screen.getByText('in 2 von 2 Filialen erlaubt')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Zentrum' }));
  await waitFor(() => expect(isOn('Zentrum')).toBe('false'));
  expect(sent).toEqual([
    ['n', { isAllowed: true }],
    ['z', { isAllowed: false }],
  ]);
});

test('shows a refusal and keeps the switch unchanged', async () => {
  draw([row('n', 'Neubau')], 'Die Filiale wurde nicht gefunden.');
  await userEvent.click(await screen.findByText('Stempeln am eigenen Handy'));
  expect(screen.getByText('nicht erlaubt')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Neubau' }));
  expect(await screen.findByText('Das konnte nicht geändert werden. Die Filiale wurde nicht gefunden.')).toBeTruthy();
  expect(isOn('Neubau')).toBe('false');
});
