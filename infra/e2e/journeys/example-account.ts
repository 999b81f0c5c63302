import type { Endpoint } from '@theke/contracts/endpoint';
import {
  chooseNewsletter,
  deleteAccount,
  exportAccount,
  listAccountOrders,
  loginToAccount,
  logoutOfAccount,
  readAccount,
  requestAccountCode,
  saveAccount,
} from '@theke/contracts/ordering/account';
import { createCustomer } from '@theke/contracts/ordering/customer';
import {
  confirmNewsletter,
  exportNewsletter,
  newsletterSubscribers,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@theke/contracts/ordering/newsletter';
import { correctStamps, readCustomerStamps } from '@theke/contracts/ordering/stamps';
import { codeIn, mailedText, tokenIn } from './mailed-text.ts';
import { type Platform, parseCookie, type Reply } from './platform.ts';

/** Calls that work only for a logged-in guest, or with a link of a mail. */
export const accountCalls: readonly Endpoint[] = [
  requestAccountCode,
  loginToAccount,
  readAccount,
  saveAccount,
  listAccountOrders,
  exportAccount,
  chooseNewsletter,
  deleteAccount,
  logoutOfAccount,
  readCustomerStamps,
  correctStamps,
  subscribeToNewsletter,
  confirmNewsletter,
  unsubscribeFromNewsletter,
];

type Check = (at: Endpoint, as?: string) => Promise<Reply | undefined>;

/**
 * Opens an account for the example's customer and uses it, deletes another one, and goes through the newsletter's
 * links. The business must have switched both on.
 * @param real ids by the examples' ids; gains that of the subscriber
 */
export async function checkAccount(
  platform: Platform,
  admin: string,
  real: Map<string, string>,
  check: Check,
): Promise<void> {
  const { email } = createCustomer.example.body;
  const guest = await logIn(platform, admin, email, check);
  for (const at of [readAccount, saveAccount, listAccountOrders, exportAccount, chooseNewsletter])
    await check(at, guest);
  for (const at of [readCustomerStamps, correctStamps]) await check(at);
  await checkNewsletter(platform, admin, real, check);
  await check(logoutOfAccount, guest);
  // Not the example's customer, whom other examples need.
  await check(deleteAccount, await logIn(platform, admin, 'nur.kurz@demo.example', check));
}

/** @returns the cookie of the account with this address */
async function logIn(platform: Platform, admin: string, email: string, check: Check): Promise<string> {
  await check({ ...requestAccountCode, example: { body: { email } } }, '');
  const { text } = await mailedText(platform, admin, { email, kind: 'account-code' });
  const entered = await check({ ...loginToAccount, example: { body: { email, code: codeIn(text) } } }, '');
  return entered ? parseCookie(entered) : '';
}

async function checkNewsletter(
  platform: Platform,
  admin: string,
  real: Map<string, string>,
  check: Check,
): Promise<void> {
  await check(subscribeToNewsletter, '');
  const { email } = subscribeToNewsletter.example.body;
  const { text } = await mailedText(platform, admin, { email, kind: 'newsletter-request' });
  await check({ ...confirmNewsletter, example: { body: { token: tokenIn(text) } } }, '');
  const { body } = await platform.call('GET', `/api${exportNewsletter.path}`, { cookie: admin });
  const [subscriber] = body.data as { id: string; oneClickPath: string }[];
  real.set(newsletterSubscribers.exampleId, subscriber?.id ?? '');
  const token = subscriber?.oneClickPath.split('/').at(-1) ?? '';
  await check({ ...unsubscribeFromNewsletter, example: { params: { token } } }, '');
}
