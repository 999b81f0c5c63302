import { randomUUID } from 'node:crypto';
import { branches } from '@theke/contracts/catalog/branch';
import { exampleDeviceKey } from '@theke/contracts/device-key';
import { createCustomer } from '@theke/contracts/ordering/customer';
import { exampleGiftCardCode } from '@theke/contracts/ordering/gift-card';
import { buyGiftCard } from '@theke/contracts/ordering/gift-card-purchase';
import { exampleIds } from '@theke/contracts/wire';
import { demoSecret } from '@theke/kit/config';
import { until } from '@theke/kit/testing/until';
import { testSignatureHeader, testSigningKey } from '../../../../services/payments/src/test-provider/test-provider.ts';
import { sign } from '../../../../services/payments/src/webhooks/signature.ts';
import { type Draft, margheritaDraft } from '../../journeys/demo-shop.ts';
import { replaced } from '../../journeys/example-call.ts';
import { openTestCheckout } from '../../journeys/example-payment.ts';
import { type OrderPreparation, orderPreparations, toDelivery } from '../../journeys/order-preparations.ts';
import type { Platform } from '../../journeys/platform.ts';
import { callOrThrow } from '../../journeys/staff-calls.ts';
import type { Answer } from '../raw-call.ts';
import type { Stage } from '../stage.ts';
import { contentPreparations } from './content-preparations.ts';
import { importPreparations } from './import-preparations.ts';
import { ownTimePreparations } from './own-time-preparations.ts';
import type { Prepare } from './prepare.ts';
import { terminalPreparations } from './terminal-preparations.ts';
import { tvPreparations } from './tv-preparations.ts';

/** A response after which the same input cannot succeed again: it was accepted or counted as an attempt. */
export const isInputConsumed = ({ status, text }: Answer): boolean =>
  status < 300 || [401, 409, 429].includes(status) || text.includes('"WRONG_PASSWORD"');

/** Operations that work only once per object. Without new objects, all but the first input would be refused early. */
export async function operationPreparations(stage: Stage): Promise<Record<string, Prepare>> {
  const { platform, victim } = stage;
  const draft = await margheritaDraft(platform);
  const readConfig = async () =>
    (await callOrThrow(platform, 'GET', '/api/config', victim.admin)).data as { version: number };
  const config = await readConfig();
  let preparedVersion = -1;
  /** Restores the settings, which the fuzz overwrites repeatedly, and enables messages to guests' phones. */
  const restoreFeatures = async () => {
    const { version } = await readConfig();
    if (version === preparedVersion) return;
    const body = { ...config, enablePluginSMS: true, version };
    preparedVersion = (
      (await callOrThrow(platform, 'POST', '/api/config', victim.admin, body)).data as { version: number }
    ).version;
    await until(
      'card payments to be enabled',
      async () => (await findCardError(platform, draft)) !== 'PAYMENT_NOT_OFFERED',
    );
  };
  let restoring: Promise<void> | undefined;
  // Inputs are tried in parallel: two restorations would write the same version.
  const enableFeatures = (): Promise<void> => {
    restoring ??= restoreFeatures().finally(() => {
      restoring = undefined;
    });
    return restoring;
  };
  const replacing = (example: string, real: string) => new Map([[victim.ids.get(example) ?? example, real]]);
  const checkout = async () => {
    await enableFeatures();
    return openTestCheckout(platform);
  };
  const placeOrder = async (walk: OrderPreparation) => {
    await enableFeatures();
    return placeOrderAfter(platform, victim.admin, draft, walk);
  };
  /** A polling printer with a print job. */
  const printer = once(async () => {
    const body = { name: 'Fuzz', identifier: `fuzz-${randomUUID()}`, branch: { id: draft.branch }, type: 'cloudprnt' };
    const { id } = (await callOrThrow(platform, 'POST', '/api/devices', victim.admin, body)).data as { id: string };
    const { path } = (await callOrThrow(platform, 'POST', `/api/devices/${id}/key`, victim.admin, {})).data as {
      path: string;
    };
    return { id, ids: new Map([[exampleDeviceKey, String(path.split('/').at(-1))]]) };
  });
  const queuePrint = async () => {
    const { id, ids } = await printer();
    await callOrThrow(platform, 'POST', `/api/devices/${id}/test/print`, victim.admin, {});
    return { ids };
  };
  /** For operations that leave the data unchanged. */
  const onlyOnce = (prepare: Prepare): Prepare => once(prepare);
  const order = (walk: OrderPreparation): Prepare => {
    const [id, uid, hash] = [exampleIds.order, 'EXAMPLEU', 'example-hash'].map((name) => String(victim.ids.get(name)));
    return async () => {
      const placed = await placeOrder(walk);
      const ids: [string | undefined, string][] = [
        [id, placed.id],
        [uid, placed.uid],
        [hash, placed.hash],
      ];
      return { ids: new Map(ids.filter((pair): pair is [string, string] => pair[0] !== undefined)) };
    };
  };
  return {
    ...Object.fromEntries(Object.entries(orderPreparations).map(([name, walk]) => [name, order(walk)])),
    async redeemGiftCard() {
      const { ids } = await order({ moves: [] })();
      const code = await sellGiftCard(platform, victim.admin, String(draft.branch));
      return { ids: new Map([...ids, [exampleGiftCardCode, code]]) };
    },
    async buyGiftCard() {
      return { ids: new Map([[buyGiftCard.example.params.key, randomUUID()]]) };
    },
    async loginByLink() {
      const user = await createManager(platform, victim.admin);
      const { data } = await callOrThrow(platform, 'POST', `/api/users/${user.id}/login-link`, victim.admin);
      const [, token = ''] = (data as { path: string }).path.split('#');
      return { ids: new Map([['example-login-link-token', token]]) };
    },
    async createCustomer() {
      return { ids: new Map([[createCustomer.example.body.email, `fuzz.${randomUUID()}@demo.example`]]) };
    },
    ...importPreparations(stage, replacing),
    ...contentPreparations(platform, victim.admin, replacing),
    ...terminalPreparations(platform, victim.admin, String(victim.ids.get(exampleIds.branch)), replacing),
    ...tvPreparations(
      platform,
      victim.admin,
      String(victim.ids.get(exampleIds.branch)),
      victim.keys.get(exampleDeviceKey) ?? exampleDeviceKey,
      replacing,
    ),
    ...ownTimePreparations(platform, victim.admin, String(victim.ids.get(exampleIds.branch)), replacing),
    async createBranch() {
      return { ids: new Map([[branches.example.identifier, `fuzz-${randomUUID()}`]]) };
    },
    resendNewOrderSms: onlyOnce(async () => {
      const { id } = await placeOrder({ moves: [] });
      await until('messages to phones to be enabled', async () => {
        const path = `/api/orders/${id}/resend-new-order-sms`;
        return (await platform.call('POST', path, { cookie: victim.admin, body: {} })).status === 204;
      });
      return { ids: replacing(exampleIds.order, id) };
    }),
    receiveWebhook: onlyOnce(async () => {
      const { reference } = await checkout();
      const key = testSigningKey(demoSecret, victim.tenant);
      return {
        ids: new Map([...replacing(exampleIds.tenant, victim.tenant), [exampleCheckout, reference]]),
        sign: (body) => [testSignatureHeader, sign(key, Buffer.from(body), new Date())],
      };
    }),
    readTestCheckout: onlyOnce(async () => ({ ids: new Map([[exampleCheckout, (await checkout()).reference]]) })),
    async decideTestCheckout() {
      return { ids: new Map([[exampleCheckout, (await checkout()).reference]]) };
    },
    async refundPayment() {
      const { order, reference } = await checkout();
      const decision = `/api/payments/test-checkouts/${reference}/decision`;
      await callOrThrow(platform, 'POST', decision, '', { outcome: 'paid' });
      const payment = await until('the payment to be captured', async () => {
        const path = `/api/payments?filter[order]=${order}&filter[state]=captured`;
        return ((await callOrThrow(platform, 'GET', path, victim.admin)).data as { id: string }[])[0];
      });
      return { ids: replacing(exampleIds.payment, payment.id) };
    },
    sendMessageAgain: onlyOnce(async () => {
      const { id } = await placeOrder({ moves: [] });
      const message = await until('the message to the branch', async () => {
        const path = `/api/messages?filter[order]=${id}`;
        return ((await callOrThrow(platform, 'GET', path, victim.admin)).data as { id: string }[])[0];
      });
      return { ids: replacing(exampleIds.message, message.id) };
    }),
    pollCloudprnt: printer,
    fetchCloudprnt: onlyOnce(queuePrint),
    finishCloudprnt: queuePrint,
    async eraseCustomer() {
      const body = { email: `fuzz.${randomUUID()}@demo.example` };
      const { data } = await callOrThrow(platform, 'POST', '/api/customers', victim.admin, body);
      return { ids: replacing(exampleIds.customer, (data as { id: string }).id) };
    },
    async changePassword() {
      const { email } = await createManager(platform, victim.admin);
      return { ids: new Map([['ein-langes-passwort', password]]), cookie: await platform.login(email) };
    },
  };
}

const password = 'theke-demo';
/** Reference of a payment at the test provider, as in examples. */
const exampleCheckout = 'example-test-checkout';

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

/** Error of a card payment, if any; stores nothing because the total is wrong. */
async function findCardError(platform: Platform, draft: Draft): Promise<string | undefined> {
  const body = { ...draft, paymentMethod: 'card', expectedTotal: 0.01 };
  return (await platform.call('POST', '/api/orders', { body })).body.errors?.[0]?.code;
}

async function createManager(platform: Platform, cookie: string): Promise<{ id: string; email: string }> {
  const email = `fuzz.${randomUUID()}@demo.example`;
  const body = { firstName: 'Franz', lastName: 'Fuzz', email, roles: ['ROLE_MANAGER'], password };
  const { data } = await callOrThrow(platform, 'POST', '/api/users', cookie, body);
  return { id: (data as { id: string }).id, email };
}

async function sellGiftCard(platform: Platform, cookie: string, branch: string): Promise<string> {
  const body = { branch: { id: branch }, amount: 10 };
  return ((await callOrThrow(platform, 'POST', '/api/gift-cards', cookie, body)).data as { code: string }).code;
}

async function placeOrderAfter(platform: Platform, cookie: string, draft: Draft, walk: OrderPreparation) {
  const body = walk.isDelivery ? toDelivery(draft, '1010 Innere Stadt') : draft;
  const { data } = await callOrThrow(platform, 'POST', '/api/orders', '', body);
  const placed = data as { id: string; uid: string; hash: string };
  const ids = new Map(
    walk.moves.some(({ verb }) => verb === 'gift-card')
      ? [[exampleGiftCardCode, await sellGiftCard(platform, cookie, String(draft.branch))]]
      : [],
  );
  for (const { verb, body = {} } of walk.moves)
    await callOrThrow(platform, 'POST', `/api/orders/${placed.id}/${verb}`, cookie, {
      ...JSON.parse(replaced(JSON.stringify(body), ids)),
    });
  return placed;
}
