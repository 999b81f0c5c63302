// Mails about sold gift cards: the card to its recipient, a confirmation to a buyer on the web, erased with the person.
import { afterEach, expect, test } from '@jest/globals';
import type { Message, WholeMessage } from '@theke/contracts/notifications/message';
import { customerErased } from '@theke/contracts/ordering/customer';
import { giftCardReversed, giftCardSold } from '@theke/contracts/ordering/gift-card';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { giftCardCode } from '@theke/kit/gift-card-code';
import { giftCardHash } from '@theke/kit/gift-card-link';
import { asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { formatCardCode } from '@theke/rules/gift-cards/card-code';
import { v7 as uuidv7 } from 'uuid';
import { aShop } from '../../testing/order-samples.ts';
import { notifications } from '../service.ts';

const service = runDuringTests(notifications);
afterEach(() => expect(service().log.filter(({ level }) => level === 'error')).toEqual([]));

async function aTenant() {
  const tenant = uuidv7();
  await aShop(service(), tenant, uuidv7());
  const read = async (path: string) => (await request(service(), 'GET', path, { as: asStaff(tenant) })).body.data;
  const mails = async (): Promise<WholeMessage[]> => {
    await service().settled();
    const all = (await read('/api/messages')) as Message[];
    return Promise.all(all.map(async ({ id }) => (await read(`/api/messages/${id}`)) as WholeMessage));
  };
  const erase = async (email: string) => {
    const id = deriveCustomerId(testSecret, tenant, { email, phone: '' }) ?? '';
    await service().publish(tenant, customerErased(id, 2, { id, orders: [], uploads: [], keys: [id] }));
  };
  return { tenant, mails, erase };
}
const online = {
  ...{ ...giftCardSold.example, method: 'card' as const, recipientEmail: 'mia@demo.example' },
  ...{ uid: 'K7M2XQPAHD3W', buyerName: 'Johanna Leitner', buyerEmail: 'johanna@demo.example' },
};

// GIFT-14, GIFT-18
test('mails the card to the recipient and a confirmation without its code to the buyer, once', async () => {
  const { tenant, mails, erase } = await aTenant();
  const id = uuidv7();
  await service().publish(tenant, giftCardSold(id, 1, online));
  const sent = await mails();
  expect(sent.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
    ['gift-card', 'mia@demo.example'],
    ['gift-card-bought', 'johanna@demo.example'],
  ]);
  const textOf = (kind: string) => sent.find((mail) => mail.kind === kind)?.text ?? '';
  const code = formatCardCode(giftCardCode(testSecret, tenant, id));
  expect(textOf('gift-card')).toContain(code);
  expect(textOf('gift-card-bought')).not.toContain(code);
  expect(textOf('gift-card-bought')).toContain(giftCardHash(testSecret, tenant, online.uid));
  expect(textOf('gift-card-bought')).toContain('Kaufnummer: K7M2XQPAHD3W');
  await erase('johanna@demo.example');
  const left = await mails();
  expect(left.find(({ kind }) => kind === 'gift-card-bought')).toMatchObject({ state: 'erased', recipient: '' });
  expect(left.find(({ kind }) => kind === 'gift-card')?.recipient).toBe('mia@demo.example');
});

// GIFT-04
test('mails a card of the counter only to its recipient', async () => {
  const { tenant, mails } = await aTenant();
  await service().publish(tenant, giftCardSold(uuidv7(), 1, giftCardSold.example));
  expect((await mails()).map(({ kind }) => kind)).toEqual(['gift-card']);
});

// GIFT-21
test('mails the buyer of a reversed card once, and not after the erasure', async () => {
  const { tenant, mails, erase } = await aTenant();
  const [id, { example }] = [uuidv7(), giftCardReversed];
  await service().publish(tenant, giftCardReversed(id, 3, example));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'gift-card-reversed', recipient: example.buyerEmail });
  expect(mail?.text).toContain('Erstattung: 50,00\u00a0€');
  await service().publish(tenant, giftCardReversed(uuidv7(), 3, { ...example, buyerName: '', buyerEmail: '' }));
  await erase(example.buyerEmail);
  expect((await mails()).map(({ state, recipient }) => [state, recipient])).toEqual([['erased', '']]);
});
