import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import {
  type Customer,
  createCustomer,
  customers,
  readCustomer,
  updateCustomer,
} from '@theke/contracts/ordering/customer';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { CustomerCreatePage, CustomerEditPage } from './customer-form-page.tsx';

const customer: Customer = {
  id: customers.exampleId,
  version: 4,
  firstName: 'Anna',
  lastName: 'Huber',
  companyName: '',
  email: 'anna@example.at',
  phone: '',
  note: '',
  orders: 2,
  firstOrderAt: '2026-11-01T10:00:00.000Z',
  lastOrderAt: '2026-11-20T10:00:00.000Z',
};
const emailInUse = 'Diese E‑Mail gehört schon zu einem anderen Eintrag.';

/** Renders a customer page with an API that rejects an e-mail address in use. */
function draw(path: string, route: string) {
  const sent: unknown[] = [];
  const api = (async (endpoint: unknown, { body }: { body: { email: string } }) => {
    if (endpoint === readCustomer) return customer;
    expect([createCustomer, updateCustomer]).toContain(endpoint);
    sent.push(body);
    if (body.email === 'anna@example.at' && endpoint === createCustomer)
      throw new ApiError(409, [{ code: 'CUSTOMER_KNOWN', message: emailInUse, field: 'email' }]);
    return { ...customer, ...body, version: 5 };
  }) as unknown as OfficeApi;
  const page = route.endsWith('edit') ? <CustomerEditPage /> : <CustomerCreatePage />;
  return { sent, ...renderPage(page, { office, api, path, route }) };
}
const save = () => userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));

// CUSTOMER-03
test('creates a customer; shows missing fields and an e-mail in use at their fields', async () => {
  const { sent, router } = draw('/customers/create', '/customers/create');
  await userEvent.type(await screen.findByLabelText(/^Vorname/), 'Anna');
  await save();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getAllByText('Bitte geben Sie eine E‑Mail-Adresse oder eine Telefonnummer an.').length).toBeGreaterThan(
    1,
  );
  expect(sent).toEqual([]);
  const email = screen.getByLabelText(/^E‑Mail/);
  await userEvent.type(email, 'anna@example.at');
  await save();
  await waitFor(() => expect(screen.getAllByText(emailInUse).length).toBeGreaterThan(1));
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(email);
  await userEvent.type(email, 'anna.neu@example.at');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/customers/${customer.id}`));
  expect(sent.at(-1)).toMatchObject({ firstName: 'Anna', email: 'anna.neu@example.at' });
});

test('updates a customer with the version that was read', async () => {
  const path = `/customers/${customer.id}/edit`;
  const { sent, router } = draw(path, '/customers/:id/edit');
  const note = await screen.findByLabelText(/^Notiz/);
  await userEvent.type(note, 'Läutet zweimal.');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/customers/${customer.id}`));
  expect(sent).toEqual([
    expect.objectContaining({ version: 4, email: 'anna@example.at', lastName: 'Huber', note: 'Läutet zweimal.' }),
  ]);
});
