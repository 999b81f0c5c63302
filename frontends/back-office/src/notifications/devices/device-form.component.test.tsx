// A tablet prints nothing, so its form has no paper settings.
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { office } from '../../../testing/test-office.ts';
import { officeDevices } from './devices.ts';

test('only printers have settings for paper and prints', async () => {
  const { api } = memoryApi([officeDevices.resource]);
  renderPage(<CreatePage office={officeDevices} />, {
    office,
    api,
    path: '/devices/create',
    route: '/:resource/create',
  });
  const type = await screen.findByRole('combobox', { name: 'Art' });
  const shownFields = () =>
    ['Druckt', 'Papierbreite', 'Adresse im Netz'].filter((name) => screen.queryByLabelText(name));
  expect([screen.queryByRole('heading', { name: 'Drucker' }), screen.queryByRole('link', { name: 'Drucker' })]).toEqual(
    [null, null],
  );
  expect(shownFields()).toEqual([]);
  // Tablets are set up elsewhere, so the form links there.
  const keys = await screen.findByRole('link', { name: 'Zu den API-Schlüsseln' });
  expect(keys.getAttribute('href')).toMatch(/\/api-keys$/);
  await userEvent.selectOptions(type, 'Drucker (Star CloudPRNT)');
  screen.getByRole('heading', { name: 'Drucker' });
  screen.getByText('Tragen Sie sie im Drucker unter „CloudPRNT“ ein.');
  expect(screen.queryByRole('link', { name: 'Zu den API-Schlüsseln' })).toBeNull();
  expect(shownFields()).toEqual(['Druckt', 'Papierbreite']);
  await userEvent.selectOptions(type, 'Netzwerkdrucker (ESC/POS)');
  expect(shownFields()).toEqual(['Druckt', 'Papierbreite', 'Adresse im Netz']);
});
