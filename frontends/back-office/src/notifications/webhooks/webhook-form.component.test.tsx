import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { office } from '../../../testing/test-office.ts';
import { officeWebhooks } from './webhooks.ts';

// HOOK-01
test('offers the events in groups and stores them in the order of the catalogue', async () => {
  const { api, stored } = memoryApi([officeWebhooks.resource]);
  renderPage(<CreatePage office={officeWebhooks} />, {
    office,
    api,
    path: '/webhook-endpoints/create',
    route: '/:resource/create',
  });
  const orders = within(await screen.findByRole('group', { name: 'Bestellungen' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Warenwirtschaft');
  await userEvent.type(screen.getByLabelText('Adresse'), 'https://erp.example/theke');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findAllByText(/„Ereignisse“: Bitte geben Sie mindestens einen Eintrag an/);
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Katalog' })).getByRole('checkbox', { name: /^Produkt angelegt/ }),
  );
  await userEvent.click(orders.getByRole('checkbox', { name: /^Bestellung eingegangen/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(stored['webhook-endpoints']).toMatchObject([
      { events: ['order.created', 'product.changed'], isEnabled: true },
    ]),
  );
});
