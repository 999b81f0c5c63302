import { expect, test } from '@jest/globals';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
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

const draw = (role: Role) =>
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
    },
  );

// ACCESS-13
test('an editor leaves the order board and opens no stream of orders', () => {
  draw('ROLE_EDITOR');
  expect(opened).toEqual([]);
  draw('ROLE_EMPLOYEE');
  expect(opened).toHaveLength(1);
});
