import * as contract from '@theke/contracts/ordering/account';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { networkOf } from '@theke/kit/network';
import { orderHash } from '@theke/kit/order-link';
import { commonPhoneRegion, storedPhone } from '@theke/kit/phone';
import { stale } from '@theke/kit/problem';
import { eraseCustomerData } from '../customers/erase-customer.ts';
import { consentByAccount } from '../newsletter/subscribe.ts';
import { offerCopies } from '../offer/offer-copies.ts';
import { orderStore } from '../orders/order-store.ts';
import { toGuest } from '../orders/order-view.ts';
import type { StoredAccount } from './account.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountStore } from './account-store.ts';
import { toAccountView } from './account-view.ts';
import { exportAccount } from './export-account.ts';
import { findGuest } from './find-guest.ts';
import { logIn, requestCode } from './log-in.ts';

const shownOrders = 50;

/** Routes of guests' accounts (ADR 0046). Each checks the session of the caller. */
export function accountRoutes(deps: AccountDeps): Route[] {
  const { db, now, secret } = deps;
  const asGuest = <T>(identity: Identity, work: (tx: Transaction, account: StoredAccount) => Promise<T>): Promise<T> =>
    db.withTenant(identity.tenant, async (tx) => work(tx, await findGuest(tx, identity, now())));

  return [
    route(contract.requestAccountCode, async ({ tenant, identity, body }) => {
      await requestCode(deps, tenant, { email: body.email, network: networkOf(identity.address) });
      return undefined;
    }),
    route(contract.openAccount, ({ tenant, body }) => logIn(deps, tenant, body)),
    route(contract.closeAccountSessions, async ({ tenant, identity: { guest }, body }) => {
      if (guest === undefined) return undefined;
      await db.withTenant(tenant, async (tx) => {
        const account = body.isEverywhere
          ? await accountStore.findBySession(tx, guest, { now: now(), since: new Date(0) })
          : undefined;
        if (account) await accountStore.closeSessionsOf(tx, account.id);
        else accountStore.closeSession(tx, guest);
      });
      return undefined;
    }),
    route(contract.readAccount, ({ tenant, identity }) =>
      asGuest(identity, (tx, account) => toAccountView(tx, tenant, account, now())),
    ),
    route(contract.saveAccount, ({ tenant, identity, body }) =>
      asGuest(identity, async (tx, account) => {
        const region = body.phone === '' ? 'AT' : commonPhoneRegion(await offerCopies.stores.branches.all(tx));
        const next = { ...account, ...body, phone: storedPhone(body.phone, { region, before: account.phone }) };
        if (!(await accountStore.save(tx, next))) throw stale('Konto');
        return toAccountView(tx, tenant, { ...next, version: body.version + 1 }, now());
      }),
    ),
    route(contract.listAccountOrders, ({ tenant, identity }) =>
      asGuest(identity, async (tx, { customer, email }) =>
        (await orderStore.findByEmail(tx, customer, email, shownOrders)).map((order) => ({
          ...toGuest(order),
          hash: orderHash(secret, tenant, order.uid),
        })),
      ),
    ),
    route(contract.exportAccount, ({ identity }) => asGuest(identity, exportAccount)),
    route(contract.chooseNewsletter, ({ tenant, identity, body }) =>
      asGuest(identity, async (tx, account) => {
        await consentByAccount(deps, tx, tenant, account, body);
        return toAccountView(tx, tenant, account, now());
      }),
    ),
    route(contract.deleteAccount, async ({ tenant, identity }) => {
      const { customer } = await asGuest(identity, async (_, account) => account);
      return { isOrderLeft: await eraseCustomerData(deps, tenant, customer) };
    }),
  ];
}
