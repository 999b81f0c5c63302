import { customerErased } from '@theke/contracts/ordering/customer';
import * as contract from '@theke/contracts/ordering/newsletter';
import { type Route, route } from '@theke/kit/http/route';
import { networkOf } from '@theke/kit/network';
import { newsletterToken } from '@theke/kit/newsletter-token';
import { unknown } from '@theke/kit/problem';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { newsletterStore } from './newsletter-store.ts';
import { confirm, subscribe, unsubscribe } from './subscribe.ts';

/** Consents to the newsletter: for guests, and as a list and export for staff. Theke sends no newsletter. */
export function newsletterRoutes(deps: AccountDeps): Route[] {
  const { db, secret } = deps;
  return [
    route(contract.exportNewsletter, ({ tenant }) =>
      db.withTenant(tenant, async (tx) =>
        (await newsletterStore.confirmed(tx)).map((subscriber) => {
          const token = newsletterToken(secret, tenant, 'unsubscribe', subscriber.id);
          return {
            ...subscriber,
            unsubscribePath: `/site/konto#abmelden=${token}`,
            oneClickPath: `/api/newsletter/unsubscribe/${token}`,
          };
        }),
      ),
    ),
    route(contract.listNewsletterSubscribers, ({ tenant, query }) =>
      db.withTenant(tenant, (tx) => newsletterStore.list(tx, query)),
    ),
    route(contract.deleteNewsletterSubscriber, async ({ tenant, params: { id } }) => {
      await db.withTenant(tenant, async (tx) => {
        const person = await newsletterStore.remove(tx, id);
        if (!person) throw unknown('Die Adresse');
        // Other services erase what they store about this person; orders are not affected.
        tx.publish(customerErased(id, 1, { id, orders: [], uploads: [], keys: [person] }));
      });
      return undefined;
    }),
    route(contract.subscribeToNewsletter, async ({ tenant, identity, body }) => {
      await subscribe(deps, tenant, { ...body, network: networkOf(identity.address) });
      return undefined;
    }),
    route(contract.confirmNewsletter, async ({ tenant, body }) => {
      await confirm(deps, tenant, body.token);
      return undefined;
    }),
    route(contract.unsubscribeFromNewsletter, async ({ tenant, params }) => {
      await unsubscribe(deps, tenant, params.token);
      return undefined;
    }),
  ];
}
