import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { replaceEventSource } from '@theke/admin/testing/replace-event-source.ts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { listStops, sortStops } from '@theke/contracts/ordering/driver-endpoints';
import type { Order } from '@theke/contracts/ordering/order';
import { deliverOrder, handOutOrder } from '@theke/contracts/ordering/order-endpoints';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { anOrder } from '../shared/order-samples.ts';
import { DriverPage } from './driver-page.tsx';

replaceEventSource();

const idAt = (index: number) => `0199f000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const gross = (amount: number) => ({ net: amount, tax: 0, gross: amount });
const stop = (index: number, street: string, changes: Partial<Order> = {}): Order => {
  const order = anOrder({ id: idAt(index), ticketNumber: index, deliveryType: 'delivery', isDelivery: true });
  const contact = { ...order.contact, street, zipCode: '1070', city: 'Wien', floor: '4', door: '17' };
  const totals = { ...order.totals, total: gross(10 * index) };
  return { ...order, contact, totals, status: 'in-delivery', stopNumber: index, ...changes };
};

function draw(orders: Order[]) {
  let stored = orders;
  let isCut = false;
  const sent: [string, unknown][] = [];
  const api = (async (endpoint: Endpoint, { params, body }: { params?: { id: string }; body?: unknown }) => {
    if (isCut) throw ApiError.ofNetwork();
    const page = () => ({ data: stored, meta: { total: stored.length, isTotalCapped: false, page: 1, pageSize: 25 } });
    if (endpoint === listStops) return page();
    sent.push([endpoint.name, params?.id ?? body]);
    const status = endpoint === deliverOrder ? 'delivered' : endpoint === handOutOrder ? 'in-delivery' : undefined;
    stored = stored.map((order) => (order.id === params?.id && status ? { ...order, status } : order));
    if (endpoint === sortStops) {
      const { orders: ids } = body as { orders: string[] };
      stored = ids.flatMap((id) => stored.find((order) => order.id === id) ?? []);
      return page();
    }
    return stored.find(({ id }) => id === params?.id);
  }) as unknown as OfficeApi;
  renderPage(<DriverPage />, { office, api, path: '/driver', route: '/driver' });
  return { sent, cut: (is: boolean) => (isCut = is) };
}
/** Sends moves that could still be undone. */
const sendMoves = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
const places = () =>
  screen.getAllByRole('button', { name: /: Einzelheiten$/ }).map(({ textContent }) => textContent as string);
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

// DELIVERY-05, DELIVERY-07, DELIVERY-08
test('opens the next stop with address, map, call and the cash to collect', async () => {
  const paid = stop(3, 'Burggasse 112', { paymentMethod: 'card', isPaid: true });
  const done = stop(4, 'Lindengasse 14', { status: 'delivered' });
  draw([stop(1, 'Zieglergasse 33', { comment: 'Bei Toth läuten' }), stop(2, 'Neubaugasse 58'), paid, done]);
  await screen.findByText('Bei Toth läuten');
  expect(screen.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual([
    '3 von 4',
    '30,00 €',
    '40,00 €',
  ]);
  expect(screen.getByRole('link', { name: /^Weg zu Zieglergasse 33/ }).getAttribute('href')).toContain(
    encodeURIComponent('Zieglergasse 33, 1070 Wien'),
  );
  expect(screen.getByRole('link', { name: /anrufen$/ }).getAttribute('href')).toBe('tel:+436641234567');
  screen.getByRole('button', { name: /^Zugestellt, 10,00.€ kassiert$/ });
  await userEvent.click(screen.getByRole('button', { name: 'Burggasse 112: Einzelheiten' }));
  screen.getByRole('button', { name: 'Zugestellt' });
});

// DELIVERY-05
test('sets out with the chosen orders, delivers one after the other, and can undo', async () => {
  const { sent } = draw([
    stop(1, 'Zieglergasse 33', { status: 'confirmed' }),
    stop(2, 'Neubaugasse 58', { status: 'confirmed' }),
    stop(3, 'Burggasse 112', { status: 'confirmed' }),
  ]);
  await screen.findByRole('button', { name: 'Losfahren mit 3 Bestellungen' });
  await userEvent.click(screen.getAllByRole('checkbox', { name: 'Mitnehmen' })[1] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Losfahren mit 2 Bestellungen' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Rückgängig$/ })).toHaveLength(2));
  await sendMoves();
  await waitFor(() =>
    expect(sent).toEqual([
      ['handOutOrder', idAt(1)],
      ['handOutOrder', idAt(3)],
    ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Zugestellt, 10,00.€ kassiert$/ }));
  const undo = within(await screen.findByRole('list', { name: 'Gerade gemeldet' }));
  await userEvent.click(undo.getByRole('button', { name: 'Zugestellt · Rückgängig' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Zugestellt, 10,00.€ kassiert$/ }));
  await screen.findByRole('button', { name: 'Zugestellt · Rückgängig' });
  await sendMoves();
  await waitFor(() => expect(sent.slice(2)).toEqual([['deliverOrder', idAt(1)]]));
});

// DELIVERY-06
test('sorts the route by keyboard; the focus stays on the button and the place is announced', async () => {
  const { sent } = draw([stop(1, 'Zieglergasse 33'), stop(2, 'Neubaugasse 58'), stop(3, 'Burggasse 112')]);
  const up = await screen.findByRole('button', { name: 'Burggasse 112 früher anfahren' });
  up.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(places()).toEqual(['Zieglergasse 33', 'Burggasse 112', 'Neubaugasse 58']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Burggasse 112 früher anfahren' }));
  await screen.findByText('Burggasse 112 ist jetzt Stopp 2 von 3.');
  expect(sent).toEqual([['sortStops', { orders: [idAt(1), idAt(3), idAt(2)] }]]);
});

// DELIVERY-05
test('keeps a delivery while the line is cut and sends it when it is back', async () => {
  const { sent, cut } = draw([stop(1, 'Zieglergasse 33'), stop(2, 'Neubaugasse 58')]);
  const deliver = await screen.findByRole('button', { name: /^Zugestellt, 10,00.€ kassiert$/ });
  cut(true);
  await userEvent.click(deliver);
  await screen.findByRole('button', { name: 'Zugestellt · Rückgängig' });
  await sendMoves();
  await screen.findByText(/Eine Änderung wird gesendet/);
  expect(sent).toEqual([]);
  cut(false);
  await waitFor(() => expect(sent).toEqual([['deliverOrder', idAt(1)]]), { timeout: 10_000 });
});

test('says that nothing is assigned', async () => {
  draw([]);
  await screen.findByText('Keine Zustellungen.');
});
