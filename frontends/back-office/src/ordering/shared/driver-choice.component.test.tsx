import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { assignDriver, listDrivers } from '@theke/contracts/ordering/driver-endpoints';
import type { Order } from '@theke/contracts/ordering/order';
import { office } from '../../../testing/test-office.ts';
import { DriverChoice } from './driver-choice.tsx';
import { anOrder } from './order-samples.ts';

/** The user of `renderPage`. */
const me = { id: '0199f000-0000-7000-8000-000000000001', name: 'Luisa Marillo' };
const jonas = { id: '0199f000-0000-7000-8000-0000000000d1', name: 'Jonas Weber' };
const delivery = (changes: Partial<Order> = {}) =>
  anOrder({ ticketNumber: 47, deliveryType: 'delivery', isDelivery: true, status: 'confirmed', ...changes });

function draw(order: Order, drivers: readonly object[]) {
  const sent: unknown[] = [];
  const asked: Endpoint[] = [];
  const api = (async (endpoint: Endpoint, request: { body?: unknown }) => {
    asked.push(endpoint);
    if (endpoint === listDrivers) return { data: drivers, meta: { total: drivers.length } };
    if (endpoint !== assignDriver) throw new Error(`unexpected ${endpoint.name}`);
    sent.push(request.body);
    return order;
  }) as unknown as OfficeApi;
  renderPage(<DriverChoice order={order} />, { office, api, path: '/orders', route: '/orders' });
  return { sent, asked };
}
const choice = () => screen.findByRole('combobox', { name: 'Fahrer der Bestellung 47' });

// DELIVERY-04
test('assigns a delivery to a driver, to oneself, and to nobody', async () => {
  const { sent } = draw(delivery({ driver: null }), [jonas, me]);
  await userEvent.selectOptions(await choice(), 'Jonas Weber');
  await waitFor(() => expect(sent).toEqual([{ driver: jonas.id }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Mir zuweisen' }));
  await waitFor(() => expect(sent).toEqual([{ driver: jonas.id }, { driver: me.id }]));
});

test('takes a driver away, also one who no longer delivers', async () => {
  const { sent } = draw(delivery({ driver: { id: jonas.id, name: 'Jonas Weber' } }), [me]);
  const select = (await choice()) as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe('Jonas Weber');
  expect(screen.queryByRole('button', { name: 'Mir zuweisen' })).toBeNull();
  await userEvent.selectOptions(select, 'Kein Fahrer');
  await waitFor(() => expect(sent).toEqual([{ driver: null }]));
});

// DELIVERY-04
test('offers no choice for other orders and in a branch without drivers, and names the driver afterwards', async () => {
  const takeaway = draw(anOrder({ status: 'confirmed' }), [jonas]);
  expect(takeaway.asked).toEqual([]);
  const none = draw(delivery(), []);
  await waitFor(() => expect(none.asked).toEqual([listDrivers]));
  expect(screen.queryByRole('combobox')).toBeNull();
  draw(delivery({ status: 'delivered', driver: jonas }), [jonas]);
  screen.getByText('Jonas Weber');
  expect(screen.queryByRole('combobox')).toBeNull();
});
