import { createHash, randomBytes } from 'node:crypto';
import type { Account } from '@theke/contracts/ordering/account';
import { accountCodeRequested } from '@theke/contracts/ordering/account';
import { accountCode } from '@theke/kit/account-code';
import type { Transaction } from '@theke/kit/database/database';
import { deriveCustomerId, normalizeEmail } from '@theke/kit/derive-customer-id';
import { isSameSecret } from '@theke/kit/is-same-secret';
import { conflict, Problem } from '@theke/kit/problem';
import { offerStore } from '../offer/offer-store.ts';
import { codeMs } from './account.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountStore } from './account-store.ts';
import { toAccountView } from './account-view.ts';
import { isTooMany } from './request-limit.ts';

const wrongCode = () =>
  new Problem(401, [
    {
      code: 'ACCOUNT_CODE_WRONG',
      message: 'Der Code stimmt nicht oder gilt nicht mehr. Bitte prüfen Sie ihn oder fordern Sie einen neuen an.',
      field: 'code',
    },
  ]);

async function expectAccounts(tx: Transaction, tenant: string): Promise<void> {
  if ((await offerStore.findConfig(tx, tenant))?.enablePluginAccounts) return;
  throw conflict('ACCOUNTS_OFF', 'Dieser Betrieb führt keine Kundenkonten.');
}

const personOf = (secret: string, tenant: string, email: string): string =>
  deriveCustomerId(secret, tenant, { email, phone: '' }) as string;

/**
 * Requests a code by mail (ACCT-02). Known and unknown addresses take the same way, so that neither reply nor time
 * tells them apart; above the limit nothing is sent.
 * @throws Problem 409 ACCOUNTS_OFF
 */
export function requestCode(
  { db, now, newId, secret }: AccountDeps,
  tenant: string,
  { email: sent, network }: { email: string; network: string },
): Promise<void> {
  const [at, email] = [now(), normalizeEmail(sent)];
  return db.withTenant(tenant, async (tx) => {
    await expectAccounts(tx, tenant);
    if (await isTooMany(tx, secret, { kind: 'code', tenant, email, network, now: at })) return;
    const [request, person] = [newId(), personOf(secret, tenant, email)];
    accountStore.putCode(tx, { person, request, until: new Date(at.getTime() + codeMs) });
    tx.publish(accountCodeRequested(request, 1, { id: request, customer: person, email }));
  });
}

/**
 * Checks a code and opens a session; the first one opens the account. Each guess is counted, whatever its result.
 * @returns the token for the cookie; only its hash is stored
 * @throws Problem 401 ACCOUNT_CODE_WRONG, 409 ACCOUNTS_OFF
 */
export async function logIn(
  { db, now, newId, secret }: AccountDeps,
  tenant: string,
  { email: sent, code }: { email: string; code: string },
): Promise<{ token: string; account: Account }> {
  const [at, email] = [now(), normalizeEmail(sent)];
  const person = personOf(secret, tenant, email);
  const token = randomBytes(32).toString('base64url');
  // A wrong guess commits its count, so it must not throw inside.
  const account = await db.withTenant(tenant, async (tx) => {
    await expectAccounts(tx, tenant);
    const request = await accountStore.tryCode(tx, person, at);
    const isRight =
      request !== undefined && isSameSecret(Buffer.from(code), Buffer.from(accountCode(secret, tenant, request)));
    if (!isRight) return undefined;
    accountStore.dropCode(tx, person);
    const opened = await accountStore.open(tx, { id: newId(), email, person, at });
    accountStore.openSession(tx, {
      token: createHash('sha256').update(token).digest('base64url'),
      account: opened.id,
      at,
    });
    return toAccountView(tx, tenant, opened, at);
  });
  if (!account) throw wrongCode();
  return { token, account };
}
