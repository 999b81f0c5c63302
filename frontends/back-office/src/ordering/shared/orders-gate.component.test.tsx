import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { Role } from '@theke/contracts/permissions';
import { office } from '../../office.ts';
import { LiveOrders } from './live-orders.tsx';
import { OrdersGate } from './orders-gate.tsx';

const opened: string[] = [];
class RecordingStream {
  constructor(url: string) {
    opened.push(url);
  }
  addEventListener() {}
  close() {}
}
Object.assign(globalThis, { EventSource: RecordingStream });

const branch = { ...branches.example, id: '0199f000-0000-7000-8000-000000000100' } as unknown as Branch;
const draw = (role: Role, hasBranch = true) =>
  renderPage(
    <>
      <OrdersGate />
      <LiveOrders />
    </>,
    {
      office: { ...office, UserMenu: () => null },
      api: memoryApi([]).api,
      path: '/orders',
      route: '/orders',
      roles: [role],
      branches: hasBranch ? [branch] : [],
    },
  );

// ACCESS-13
test('an editor leaves the order board and opens no stream of orders', () => {
  draw('ROLE_EDITOR');
  expect(opened).toEqual([]);
  draw('ROLE_EMPLOYEE');
  expect(opened).toHaveLength(1);
});

// OFFICE-18
test('a business without branches has no order board', async () => {
  const { router } = draw('ROLE_ADMIN', false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
