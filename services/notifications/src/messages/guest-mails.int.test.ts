// Mails about accounts of guests: codes, rewards and newsletters, erased with their person.
import { afterEach, expect, test } from '@jest/globals';
import type { Message, WholeMessage } from '@theke/contracts/notifications/message';
import { accountCodeRequested, rewardGiven } from '@theke/contracts/ordering/account';
import { customerErased } from '@theke/contracts/ordering/customer';
import { newsletterRequested } from '@theke/contracts/ordering/newsletter';
import { accountCode } from '@theke/kit/account-code';
import { newsletterToken } from '@theke/kit/newsletter-token';
import { asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { aShop } from '../../testing/order-samples.ts';
import { notifications } from '../service.ts';

const service = runDuringTests(notifications);
afterEach(() => expect(service().log.filter(({ level }) => level === 'error')).toEqual([]));

async function aTenant() {
  const tenant = uuidv7();
  await aShop(service(), tenant, uuidv7());
  const read = async (path: string, as = asStaff(tenant)) => (await request(service(), 'GET', path, { as })).body.data;
  const mails = async (kind: string) => {
    await service().settled();
    return ((await read('/api/messages')) as Message[]).filter((one) => one.kind === kind);
  };
  const whole = async (id: string, as?: ReturnType<typeof asStaff>) =>
    (await read(`/api/messages/${id}`, as)) as WholeMessage;
  return { tenant, mails, whole };
}
const email = 'walburga@example.at';

// ACCT-02
test('mails a code, keeps it out of the subject, and hides it from staff who may not manage accounts', async () => {
  const { tenant, mails, whole } = await aTenant();
  const id = uuidv7();
  await service().publish(tenant, accountCodeRequested(id, 1, { id, customer: uuidv7(), email }));
  const [mail] = await mails('account-code');
  expect(mail).toMatchObject({ recipient: email, order: null });
  const code = accountCode(testSecret, tenant, id);
  const shown = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await whole(String(mail?.id))).text).toContain(shown);
  expect(mail?.subject).not.toMatch(/\d{3}/);
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'] });
  expect(JSON.stringify(await whole(String(mail?.id), manager))).not.toContain(shown);
  expect(JSON.stringify(service().log)).not.toContain(code);
});

// LOYAL-04
test('mails the code of a reward with its validity', async () => {
  const { tenant, mails, whole } = await aTenant();
  const id = uuidv7();
  await service().publish(tenant, rewardGiven(id, 1, { ...rewardGiven.example, id, email }));
  const [mail] = await mails('reward-given');
  const { text } = await whole(String(mail?.id));
  expect(text).toContain('Gutscheincode: TREUE-K7M2XQPA');
  expect(text).toContain('Gültig bis: Sonntag, 21.02.2027');
});

// NEWS-01
test('asks to confirm a newsletter with the wording and a link whose token is in the fragment', async () => {
  const { tenant, mails, whole } = await aTenant();
  const id = uuidv7();
  const text = 'Ich möchte Neuigkeiten.';
  await service().publish(tenant, newsletterRequested(id, 1, { id, customer: uuidv7(), email, text }));
  const [mail] = await mails('newsletter-request');
  const shown = (await whole(String(mail?.id))).text;
  expect(shown).toContain(text);
  expect(shown).toContain(`/site/konto#bestaetigen=${newsletterToken(testSecret, tenant, 'confirm', id)}`);
});

// ACCT-08
test("erases a person's mails by id and by key, and nobody else's", async () => {
  const { tenant, mails } = await aTenant();
  const [customer, key, other] = [uuidv7(), uuidv7(), uuidv7()];
  for (const person of [customer, key, other]) {
    const id = uuidv7();
    await service().publish(
      tenant,
      accountCodeRequested(id, 1, { id, customer: person, email: `${person}@example.at` }),
    );
  }
  expect(await mails('account-code')).toHaveLength(3);
  const erased = { id: customer, orders: [], uploads: [], keys: [key] };
  await service().publish(tenant, customerErased(customer, 2, erased));
  expect((await mails('account-code')).map(({ recipient }) => recipient).sort()).toEqual([
    '',
    '',
    `${other}@example.at`,
  ]);
  // An erased request that arrives late has no address, so nothing is written.
  const id = uuidv7();
  await service().publish(tenant, accountCodeRequested(id, 1, { id, customer, email: '' }));
  expect(await mails('account-code')).toHaveLength(3);
});
