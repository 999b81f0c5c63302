// Consents to the newsletter: confirmed by the owner of the address, ended by one call, exported with their proof.
import { afterEach, expect, test } from '@jest/globals';
import { type NewsletterSubscriber, newsletterRequested } from '@theke/contracts/ordering/newsletter';
import { newsletterToken } from '@theke/kit/newsletter-token';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request, testSecret } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { accountCalls } from '../../testing/account-samples.ts';
import { aConfig } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const start = new Date('2026-11-21T11:02:00Z');
let clock = start;
const service = runDuringTests(ordering, { now: () => clock });
afterEach(() => {
  clock = start;
  expect(service().log.filter(({ level }) => level === 'error')).toEqual([]);
});
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const day = 86_400_000;
const email = 'walburga@example.at';
const on = { ...aConfig, enablePluginNewsletter: true, enablePluginAccounts: true };
const outcome = ({ status, body }: Reply) => [status, ...(body?.errors ?? []).map(({ code }) => code)].join(' ');

type Exported = NewsletterSubscriber & { unsubscribePath: string; oneClickPath: string };

async function aShop(config = on) {
  const tenant = await publishShop(service(), { config });
  const guest = (path: string, body?: unknown, at = tenant) =>
    request(service(), 'POST', `/api/newsletter${path}`, {
      as: asGuest(at),
      now: clock,
      ...(body === undefined ? {} : { body }),
    });
  const staff = (method: string, path: string) =>
    request(service(), method, `/api/newsletter-subscribers${path}`, { as: asStaff(tenant), now: clock });
  const subscribe = (changes: object = {}) => guest('', { email, textVersion: 'de-1', ...changes });
  const requests = async () => {
    await service().settled();
    return service()
      .events.filter(({ type, tenantid }) => type === newsletterRequested.type && tenantid === tenant)
      .map(({ data }) => newsletterToken(testSecret, tenant, 'confirm', (data as { id: string }).id));
  };
  const list = async (query = '') => (await staff('GET', query)).body.data as NewsletterSubscriber[];
  const exported = async () => (await staff('GET', '/export')).body.data as Exported[];
  return { tenant, guest, staff, subscribe, requests, list, exported, ...accountCalls(service(), tenant, () => clock) };
}

// NEWS-01, NEWS-02
test('exports an address only after its owner has confirmed, with time, wording and source', async () => {
  const { subscribe, requests, guest, list, exported } = await aShop();
  expect(outcome(await subscribe({ email: 'Walburga@Example.at', source: 'checkout' }))).toBe('204');
  expect(await exported()).toEqual([]);
  expect(await list()).toMatchObject([{ email, state: 'pending', confirmedAt: null }]);
  pass(day);
  const [token] = await requests();
  expect(outcome(await guest('/confirm', { token }))).toBe('204');
  expect(outcome(await guest('/confirm', { token }))).toBe('204');
  expect(await exported()).toMatchObject([
    {
      email,
      state: 'confirmed',
      source: 'checkout',
      textVersion: 'de-1',
      text: expect.stringContaining(on.shopName),
      requestedAt: start.toISOString(),
      confirmedAt: clock.toISOString(),
    },
  ]);
});

// NEWS-01
test('answers the same for a confirmed address, and mails nothing again', async () => {
  const { subscribe, requests, guest } = await aShop();
  const first = await subscribe();
  await guest('/confirm', { token: (await requests())[0] });
  const again = await subscribe();
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await requests()).toHaveLength(1);
});

// NEWS-01
test('refuses links that are old, replaced, forged, of another purpose or of another tenant', async () => {
  const { tenant, subscribe, requests, guest, list } = await aShop();
  const other = await aShop();
  await subscribe();
  await subscribe();
  const [replaced, latest] = await requests();
  const [{ id } = { id: '' }] = await list();
  const bad = [
    replaced,
    `${latest}x`,
    latest?.split('.')[0],
    newsletterToken(testSecret, tenant, 'unsubscribe', latest?.split('.')[0] ?? ''),
    newsletterToken(testSecret, tenant, 'confirm', id),
  ];
  for (const token of bad)
    expect([token, outcome(await guest('/confirm', { token }))]).toEqual([token, '404 NEWSLETTER_LINK_UNKNOWN']);
  expect(outcome(await guest('/confirm', { token: latest }, other.tenant))).toBe('404 NEWSLETTER_LINK_UNKNOWN');
  pass(31 * day);
  expect(outcome(await guest('/confirm', { token: latest }))).toBe('404 NEWSLETTER_LINK_UNKNOWN');
});

// NEWS-04
test('unsubscribes by one call without a login, again and again, and only in its own tenant', async () => {
  const { tenant, subscribe, requests, guest, exported, list } = await aShop();
  const other = await aShop();
  await subscribe();
  const [token] = await requests();
  await guest('/confirm', { token });
  const [{ oneClickPath, unsubscribePath } = { oneClickPath: '', unsubscribePath: '' }] = await exported();
  const key = oneClickPath.split('/').at(-1) ?? '';
  expect(unsubscribePath).toBe(`/site/konto#abmelden=${key}`);
  expect(outcome(await guest(`/unsubscribe/${key}`, undefined, other.tenant))).toBe('404 NEWSLETTER_LINK_UNKNOWN');
  // As mail programs send it (RFC 8058): a form, which is ignored.
  for (let nth = 0; nth < 3; nth += 1) expect(outcome(await guest(`/unsubscribe/${key}`))).toBe('204');
  expect(await exported()).toEqual([]);
  expect(await list()).toMatchObject([{ state: 'unsubscribed', unsubscribedAt: clock.toISOString() }]);
  // The link that confirmed before does not subscribe again.
  expect(outcome(await guest('/confirm', { token }))).toBe('404 NEWSLETTER_LINK_UNKNOWN');
  await subscribe();
  expect(await list()).toMatchObject([{ state: 'pending', unsubscribedAt: null }]);
  expect(tenant).not.toBe(other.tenant);
});

// NEWS-03
test('subscribes and unsubscribes in the account without another mail', async () => {
  const { logIn, requests, exported } = await aShop();
  const { call } = await logIn(email);
  const choose = (hasNewsletter: boolean, textVersion = 'en-1') =>
    call('PUT', '/account/newsletter', { hasNewsletter, textVersion });
  expect((await choose(true)).body.data).toMatchObject({ hasNewsletter: true });
  expect(await exported()).toMatchObject([{ source: 'account', textVersion: 'en-1' }]);
  expect((await choose(false)).body.data).toMatchObject({ hasNewsletter: false });
  expect([await exported(), await requests()]).toEqual([[], []]);
  expect(outcome(await choose(true, 'de-99'))).toBe('422 CONSENT_UNKNOWN');
});

// NEWS-01, NEWS-02
test('takes no consent while the newsletter is off, or to an unknown wording', async () => {
  const { subscribe } = await aShop();
  expect(outcome(await subscribe({ textVersion: 'de-0' }))).toBe('422 CONSENT_UNKNOWN');
  const off = await aShop(aConfig);
  expect(outcome(await off.subscribe())).toBe('409 NEWSLETTER_OFF');
  expect(await off.list()).toEqual([]);
});

// NEWS-01
test('limits the mails to an address', async () => {
  const { subscribe, requests } = await aShop();
  for (let nth = 0; nth < 8; nth += 1) expect(outcome(await subscribe())).toBe('204');
  expect(await requests()).toHaveLength(5);
});

// NEWS-05, ACCT-08
test('lists by state and part of the address, and deletes one, or all of an erased guest', async () => {
  const { subscribe, requests, guest, list, staff, logIn } = await aShop();
  await subscribe();
  await guest('/confirm', { token: (await requests())[0] });
  await subscribe({ email: 'andere@example.at' });
  expect((await list('?filter[state]=confirmed')).map((one) => one.email)).toEqual([email]);
  expect(await list(`?filter[requestedAtFrom]=${new Date(start.getTime() + 1).toISOString()}`)).toEqual([]);
  expect((await list('?q=ANDERE')).map((one) => one.email)).toEqual(['andere@example.at']);
  const [{ id } = { id: '' }] = await list('?q=andere');
  expect((await staff('DELETE', `/${id}`)).status).toBe(204);
  expect((await staff('DELETE', `/${id}`)).status).toBe(404);
  const { call } = await logIn(email);
  await call('DELETE', '/account');
  expect(await list()).toEqual([]);
});
