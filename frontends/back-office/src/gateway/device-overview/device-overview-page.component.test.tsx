import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { listDeviceContacts, listDevicesInNeed } from '@theke/contracts/notifications/device';
import type { Role } from '@theke/contracts/permissions';
import { listTvs } from '@theke/contracts/signage/device';
import { listTerminalContacts } from '@theke/contracts/time-tracking/terminal';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { aBranch, aTv } from '../../signage/shared/signage-samples.ts';
import { DeviceOverviewPage } from './device-overview-page.tsx';

const id = (at: number) => `0199f000-0000-7000-8000-00000000000${at}`;
const branch = { id: aBranch.id };
const printer = { device: { id: id(1) }, name: 'Küche', branch, type: 'cloudprnt', isEnabled: true };
const answers = new Map<Endpoint, unknown[]>([
  [listDeviceContacts, [{ ...printer, seenAt: new Date().toISOString() }]],
  [listDevicesInNeed, []],
  [
    listTerminalContacts,
    [{ terminal: { id: id(2) }, name: 'Eingang', branch, keyMadeAt: null, seenAt: null, revokedAt: null }],
  ],
  [listTvs, [aTv({ id: id(3), name: 'Schaufenster', status: { state: 'running' } })]],
]);

type Options = { roles?: Role[]; failing?: readonly Endpoint[]; path?: string; data?: typeof answers };

function draw({ roles, failing = [], path = '', data = answers }: Options = {}) {
  const asked: Endpoint[] = [];
  const api = (async (endpoint: Endpoint) => {
    asked.push(endpoint);
    if (failing.includes(endpoint)) throw new ApiError(503, [{ code: 'UNAVAILABLE', message: 'Nicht erreichbar.' }]);
    return data.get(endpoint) ?? [];
  }) as unknown as OfficeApi;
  renderPage(<DeviceOverviewPage />, {
    ...{ office, api, path: `/device-overview${path}`, route: '/device-overview', branches: [aBranch] },
    ...(roles && { roles }),
  });
  return asked;
}
const names = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('b')?.textContent ?? []);

test('shows devices of all services, those that need help first, each with a link', async () => {
  draw();
  await screen.findByText('Küche');
  expect(names()).toEqual(['Eingang', 'Küche', 'Schaufenster']);
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/terminals/${id(2)}`, `/devices/${id(1)}`, `/digital-signage-devices/${id(3)}`]);
});

test('filters by kind and by need', async () => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'TVs 1' }));
  expect(names()).toEqual(['Schaufenster']);
  await userEvent.click(screen.getByRole('button', { name: 'Braucht Hilfe 1' }));
  expect(names()).toEqual(['Eingang']);
});

test('shows what is loaded while one service does not answer', async () => {
  draw({ failing: [listTvs] });
  await screen.findByText('TVs konnten nicht geladen werden.');
  expect(names()).toEqual(['Eingang', 'Küche']);
});

test('offers to try again if nothing could be loaded, and says if there are no devices', async () => {
  draw({ failing: [...answers.keys()] });
  expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  draw({ data: new Map() });
  expect(await screen.findByText('Noch keine Geräte')).toBeTruthy();
});

test('asks only for what the user may read', async () => {
  const asked = draw({ roles: ['ROLE_EMPLOYEE'] });
  await screen.findByText('Küche');
  expect(asked).not.toContain(listTerminalContacts);
});

const hrefsToAdd = () =>
  ['Drucker oder Tablet', 'Terminal zum Stempeln', 'TV'].map((name) =>
    screen.queryByRole('link', { name, hidden: true })?.getAttribute('href'),
  );

test('adds a device of any kind by its form, if the user may', async () => {
  draw();
  await screen.findByRole('button', { name: 'Gerät hinzufügen' });
  expect(hrefsToAdd()).toEqual(['/devices/create', '/terminals/create', '/digital-signage-devices/create']);
  cleanup();
  draw({ roles: ['ROLE_EMPLOYEE'] });
  await screen.findByText('Küche');
  expect(screen.queryByRole('button', { name: 'Gerät hinzufügen' })).toBeNull();
});
