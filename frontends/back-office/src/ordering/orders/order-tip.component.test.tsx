// TIP-08
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Order } from '@theke/contracts/ordering/order';
import { recordTip } from '@theke/contracts/ordering/order-endpoints';
import type { Role } from '@theke/contracts/permissions';
import { office } from '../../../testing/test-office.ts';
import { anOrder } from '../shared/order-samples.ts';
import { OrderItems } from './order-items.tsx';
import { OrderTip } from './order-tip.tsx';

const example: Branch = branches.events.changed.example;

function draw(order: Order, { isTipEnabled = true, roles }: { isTipEnabled?: boolean; roles?: Role[] } = {}) {
  const sent: unknown[] = [];
  const api = (async (endpoint: Endpoint, { body }: { body?: unknown } = {}) => {
    if (endpoint === recordTip) sent.push(body);
    return { data: [], meta: { total: 0, isTotalCapped: false, page: 1, pageSize: 25 } };
  }) as unknown as OfficeApi;
  const branch = { ...example, id: order.branch.id, isTipEnabled };
  const page = (
    <>
      <OrderItems order={order} />
      <OrderTip order={order} />
    </>
  );
  renderPage(page, { office, api, path: '/orders', route: '/orders', branches: [branch], ...(roles && { roles }) });
  return sent;
}

test('records the tip of an order that is paid on site', async () => {
  const sent = draw(anOrder({ status: 'completed', paymentMethod: 'cash', version: 4 }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Trinkgeld vermerken' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Trinkgeld' });
  await user.type(field, '200');
  dialog.getByText(/^Höchstens 20,00/);
  await user.clear(field);
  await user.type(field, '2,50');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(sent).toEqual([{ version: 4, tip: 2.5 }]);
});

test('shows what the guest pays with the tip, apart from the total', () => {
  draw(anOrder({ status: 'confirmed', tip: 1.1 }));
  expect(screen.getByText('Gesamt').closest('div')?.textContent).toMatch(/10,90/);
  expect(screen.getByText('Zu zahlen').closest('div')?.textContent).toMatch(/12,00/);
  screen.getByRole('button', { name: 'Trinkgeld ändern' });
});

test('an online tip is given back by those who may refund, and no further after a refund', () => {
  const online = { status: 'completed', paymentMethod: 'card', isPaid: true, tip: 2 } as const;
  draw(anOrder(online), { roles: ['ROLE_EMPLOYEE'] });
  expect(screen.queryByRole('button')).toBeNull();
  draw(anOrder({ ...online, refunded: 3 }));
  expect(screen.queryByRole('button')).toBeNull();
  draw(anOrder(online));
  screen.getByRole('button', { name: 'Trinkgeld zurückgeben' });
});

test('shows nothing where tips are off and none was given', () => {
  draw(anOrder({ status: 'completed' }), { isTipEnabled: false });
  expect(screen.queryByRole('heading', { name: 'Trinkgeld' })).toBeNull();
});
