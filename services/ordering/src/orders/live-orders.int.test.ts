import { expect, test } from '@jest/globals';
import { orderEvents } from '@theke/contracts/ordering/order-events';
import { asStaff } from '@theke/kit/testing/callers';
import { openStream } from '@theke/kit/testing/open-stream';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { startForTest } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { ordering } from '../service.ts';

const service = runDuringTests(ordering);
const path = '/api/orders/stream';
const staffOf = (branch: string) => ({ roles: ['ROLE_EMPLOYEE' as const], branches: [branch] });

test('sends a board only ids of orders of its own branches', async () => {
  const tenant = uuidv7();
  const event = orderEvents[0] as (typeof orderEvents)[number];
  const [here, there] = [uuidv7(), uuidv7()];
  const boards = [here, there].map((branch) => openStream(service(), path, asStaff(tenant, staffOf(branch))));
  const [own, other] = (await Promise.all(boards)) as [Awaited<(typeof boards)[0]>, Awaited<(typeof boards)[0]>];
  const publish = (subject: string, branch: string) =>
    service().publish(tenant, {
      type: event.type,
      subject,
      version: 7,
      data: { ...event.example, branch, id: subject },
    });
  const [first, second] = [uuidv7(), uuidv7()];
  await publish(first, here);
  await publish(second, there);
  expect(await own.until('event: order')).toContain(`data: ${JSON.stringify({ id: first, version: 7 })}`);
  expect(await other.until(second)).not.toContain(first);
});

test('closes open streams at once when the service stops', async () => {
  const replica = await startForTest(ordering);
  const board = await openStream(replica, path, asStaff(uuidv7()));
  const ended = board.until('nothing').catch((error: Error) => error.message);
  const began = Date.now();
  await replica.stop();
  expect(await ended).toContain('the stream ended');
  // Open connections would be cut after five seconds.
  expect(Date.now() - began).toBeLessThan(4_000);
});
