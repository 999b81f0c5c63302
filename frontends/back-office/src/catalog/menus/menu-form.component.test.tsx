import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { office } from '../../../testing/test-office.ts';

const definitions = await Promise.all(office.lists.map(loadDefinition));
const resources = definitions.flatMap((one) => ('resource' in one ? [one.resource] : []));
const officeMenus = definitions.find((one) => 'resource' in one && one.resource.name === 'menus') as OfficeResource;

// MENU-01
test('a new menu is valid at once: it needs only a name', async () => {
  const memory = memoryApi(resources, { menus: [] });
  renderPage(<CreatePage office={officeMenus} />, {
    office,
    api: memory.api,
    path: '/menus/create',
    route: '/menus/create',
  });
  await userEvent.type(await screen.findByLabelText('Name'), 'Speisekarte');
  await userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));
  await waitFor(() => expect(memory.stored.menus).toHaveLength(1));
  const [menu] = memory.stored.menus as unknown as { availableFrom: string }[];
  expect(Date.parse(menu?.availableFrom ?? '')).toBeLessThanOrEqual(Date.now());
});
