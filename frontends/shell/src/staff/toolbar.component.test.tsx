import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import type { Me } from '@theke/contracts/identity/user';
import type { Role } from '@theke/contracts/permissions';
import { Toolbar } from './toolbar.tsx';

/** An event stream without events; jsdom has none. */
class SilentStream {
  addEventListener() {}
  close() {}
}
// jsdom has no performance measurements.
Object.assign(globalThis, { EventSource: SilentStream, PerformanceObserver: { supportedEntryTypes: [] } });
Object.assign(performance, { getEntriesByType: () => [] });

const shop = { ...config.parse({ shopName: 'Marillo', version: 7 }), appVersion: '1.7.2-dev' } as InitConfig;

async function opened(role: Role) {
  const me = { firstName: 'Lena', lastName: 'Moser', roles: [role] } as unknown as Me;
  render(<Toolbar me={me} init={[]} config={shop} pages={[]} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Für Ihr Team' }));
  await screen.findByText('Lena Moser');
}

// ACCESS-08
test("an administrator sees the page's data", async () => {
  await opened('ROLE_ADMIN');
  await screen.findByRole('heading', { name: 'Details zu dieser Seite' });
});

// ACCESS-08
test.each<Role>(['ROLE_MANAGER', 'ROLE_EMPLOYEE'])('%s sees the link to the back office only', async (role) => {
  await opened(role);
  // FRAME-08, OFFICE-11
  const [dashboard, sites, navigations] = ['/backend', '/backend/sites', '/backend/navigations'];
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining([dashboard, sites, navigations]));
  expect(screen.queryByRole('heading')).toBeNull();
});
