import { expect, test } from '@jest/globals';
import type { Upload } from '@theke/contracts/media/upload';
import { customerErased } from '@theke/contracts/ordering/customer';
import { deliveryProven } from '@theke/contracts/ordering/driver-endpoints';
import { asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { picture } from '../../testing/sample-files.ts';
import { media } from '../service.ts';

const service = runDuringTests(media);

// DELIVERY-10
test("shows the proof of a delivery to the staff of its branch only, and removes it with the guest's data", async () => {
  const [tenant, branch, order, customer] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const employee = (of: string) => asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [of] });
  const data = `data:image/png;base64,${(await picture().png().toBuffer()).toString('base64')}`;
  const body = { data, name: 'unterschrift.png' };
  const sent = await request(service(), 'POST', '/api/uploads', { as: employee(branch), body });
  const { id: upload } = sent.body.data as Upload;
  const status = async (as: Caller) => (await request(service(), 'GET', `/api/uploads/${upload}`, { as })).status;
  expect(await status(employee(branch))).toBe(404);

  await service().publish(tenant, deliveryProven(order, 3, { ...deliveryProven.example, id: order, branch, upload }));
  await service().settled();
  expect(await status(employee(branch))).toBe(200);
  expect(await status(employee(uuidv7()))).toBe(404);

  await service().publish(tenant, customerErased(customer, 1, { id: customer, orders: [order], uploads: [upload] }));
  await until('its timer has removed the file', async () => (await status(employee(branch))) === 404);
});
