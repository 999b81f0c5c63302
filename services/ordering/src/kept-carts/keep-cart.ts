import type { KeptCartDraft } from '@theke/contracts/ordering/kept-cart';
import type { Database } from '@theke/kit/database/database';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { parsePhone, phoneRegionOf, undialledPhone } from '@theke/kit/phone';
import { conflict, invalid, Problem, unknown } from '@theke/kit/problem';
import type { OfferCache } from '../offer/offer-cache.ts';
import { offerStore } from '../offer/offer-store.ts';
import { networkMark } from '../orders/unpaid-orders.ts';
import { keptCartStore } from './kept-cart-store.ts';

/**
 * Per network and day. Few guests of a shared network leave a full cart with an address; the limit stops lists of
 * leads.
 */
const maxOfNetwork = 20;

export type KeepCartDeps = { db: Database; offers: OfferCache; now: () => Date; secret: string };

/**
 * Stores a cart with the guest's consent (STAT-17), with the product names of the business.
 * @throws Problem 409 CARTS_NOT_KEPT, 404 for an unknown branch, 422 for unknown products, 422 PHONE_INVALID without an
 * e-mail, 429 TOO_MANY_CARTS
 */
export async function keepCart(
  { db, offers, now, secret }: KeepCartDeps,
  { tenant, id, draft, network }: { tenant: string; id: string; draft: KeptCartDraft; network: string },
): Promise<void> {
  const { branch, firstName, lastName, email } = draft;
  const at = now();
  const offer = await offers.load(
    db,
    { tenant, branch, now: at },
    draft.items.map(({ product }) => product),
  );
  if (!offer.config?.enablePluginAbandonedCarts)
    throw conflict('CARTS_NOT_KEPT', 'Hier werden keine Warenkörbe gemerkt.');
  if (!offer.branch) throw unknown('Die Filiale');
  const items = draft.items.flatMap(({ product, amount, unit }) => {
    const name = offer.products.get(product)?.name;
    return name === undefined ? [] : [{ name, amount, unit }];
  });
  if (items.length === 0)
    throw invalid('PRODUCT_UNKNOWN', 'Von diesen Produkten gibt es keines mehr.', 'items.0.product');
  const phone = parsePhone(draft.phone, phoneRegionOf(offer.branch)) ?? '';
  const customer = deriveCustomerId(secret, tenant, { email, phone });
  if (!customer) throw invalid('PHONE_INVALID', undialledPhone, 'phone');
  const cart = { branch, firstName, lastName, email, phone, items };
  const mark = networkMark(secret, tenant, network);
  const isStored = await db.withTenant(tenant, (tx) =>
    keptCartStore.keep(tx, { id, cart, customer, mark, at }, maxOfNetwork),
  );
  if (isStored) return;
  const message = 'Von Ihrem Anschluss wurden heute schon viele Warenkörbe gemerkt. Bestellen können Sie wie immer.';
  throw new Problem(429, [{ code: 'TOO_MANY_CARTS', message }], 3_600);
}

/**
 * Withdraws the consent (STAT-17), also if the cart arrives after the withdrawal. Stores nothing if the business keeps
 * no carts; limited per network.
 */
export async function giveUpCart(
  { db, now, secret }: Pick<KeepCartDeps, 'db' | 'now' | 'secret'>,
  { tenant, id, network }: { tenant: string; id: string; network: string },
): Promise<void> {
  const mark = networkMark(secret, tenant, network);
  await db.withTenant(tenant, async (tx) => {
    const isOn = (await offerStore.findConfig(tx, tenant))?.enablePluginAbandonedCarts === true;
    await keptCartStore.giveUp(tx, { id, mark, at: now(), isOn }, maxOfNetwork);
  });
}
