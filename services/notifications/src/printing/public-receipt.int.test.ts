import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { orderHash } from '@theke/kit/order-link';
import { asGuest } from '@theke/kit/testing/callers';
import { readPdf } from '@theke/kit/testing/read-pdf';
import { request, testSecret } from '@theke/kit/testing/request';
import { v7 as uuidv7 } from 'uuid';
import { openPrintingFixture, type PrintingFixture } from '../../testing/printing-fixture.ts';

let fixture: PrintingFixture;
beforeAll(async () => {
  fixture = await openPrintingFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]));

const signedAt = (answeredAt: Date) => ({
  ...{ register: 'MARILLO-1', number: 1, receiptNumber: '1', kind: 'sale' as const, state: 'signed' as const },
  ...{ issuedAt: answeredAt.toISOString(), vat: [], code: '_R1-AT0_MARILLO-1_1', signature: '', details: [] },
  answeredAt: answeredAt.toISOString(),
});

// FISCAL-09
test('gives the guest the signed receipt without contact data, to holders of the link only', async () => {
  const shop = await fixture.aTenant();
  const order = await shop.placed({ ticketNumber: 47, comment: 'Erdnussallergie' });
  const read = (id = order.id, hash = orderHash(testSecret, shop.tenant, order.uid), tenant = shop.tenant) =>
    request(fixture.service, 'GET', `/api/receipts/${id}/${hash}`, { as: asGuest(tenant), now: fixture.clock() });
  const before = await read();
  expect([before.status, before.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(readPdf(before.bytes).text).toContain('Dieser Ausdruck ist kein Kassenbeleg.');
  await shop.publish(order.changed({ fiscal: [signedAt(fixture.clock())] }));
  const { text } = readPdf((await read()).bytes);
  expect(text).toContain('Kassenbeleg 1');
  for (const hidden of ['Katharina', 'Wiesinger', '+43664', 'Erdnussallergie']) expect(text).not.toContain(hidden);
  const { uid } = orderStateExample;
  for (const wrong of [
    await read(order.id, orderHash(testSecret, shop.tenant, uid)),
    await read(uuidv7()),
    await read(order.id, orderHash(testSecret, shop.tenant, order.uid), uuidv7()),
  ])
    expect(wrong.status).toBe(404);
});

// FISCAL-09
test('the first print with a signature is no duplicate, the next one is', async () => {
  const shop = await fixture.aTenant();
  const { poll } = await shop.aCloudPrinter();
  const order = await shop.placed({ ticketNumber: 47 });
  expect((await poll())?.[0]).toContain('kein Kassenbeleg');
  fixture.later(1);
  await shop.publish(order.changed({ fiscal: [signedAt(fixture.clock())] }));
  fixture.later(1);
  const papers: string[] = [];
  for (let prints = 0; prints < 2; prints++) {
    await shop.publish(shop.requested(order));
    papers.push(...((await poll()) ?? []));
    fixture.later(1);
  }
  expect(papers.map((paper) => [paper.includes('Kassenbeleg 1'), paper.includes('DUPLIKAT')])).toEqual([
    [true, false],
    [true, true],
  ]);
});
