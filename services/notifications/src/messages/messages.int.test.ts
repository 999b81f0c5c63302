import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { anOrder, aShop } from '../orders/order-samples.ts';
import { notifications } from '../service.ts';

let service: TestService<never>;
beforeAll(async () => {
  service = (await startForTest(notifications)) as never;
});
afterAll(() => service.stop());

test('an order is known as its newest event told it, also where an older one comes later', async () => {
  const tenant = uuidv7();
  const order = anOrder();
  await aShop(service, tenant, order.branch);
  await service.tell(tenant, order.confirmed(null, 2));
  await service.tell(tenant, order.placed(1));
  await service.settled();
  const [row] = await service.sql<{ status: string; known: object }>(
    'select status, known from told_order where id = $1',
    [order.id],
  );
  expect(row).toMatchObject({ status: 'confirmed', known: { contact: { firstName: 'Katharina' } } });
});
