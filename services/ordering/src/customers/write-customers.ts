import type { Customer, CustomerDraft } from '@theke/contracts/ordering/customer';
import { type Database, type Transaction, violatedUnique } from '@theke/kit/database/database';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { commonPhoneRegion, storedPhone } from '@theke/kit/phone';
import { conflict, type Problem, unknown } from '@theke/kit/problem';
import { offerCopies } from '../offer/offer-copies.ts';
import { rewriteCustomer, writeCustomer } from './customer-decisions.ts';
import { customerStore } from './customer-store.ts';

type Deps = { db: Database; secret: string };

/** Problem for a draft whose e-mail, else phone, belongs to an existing customer. */
export const customerExists = ({ email }: CustomerDraft): Problem =>
  email
    ? conflict(
        'CUSTOMER_KNOWN',
        'Diese E‑Mail gehört schon zu einem anderen Eintrag. Bitte ändern Sie jenen, oder geben Sie eine andere E‑Mail an.',
        'email',
      )
    : conflict(
        'CUSTOMER_KNOWN',
        'Diese Telefonnummer gehört schon zu einem anderen Eintrag. Bitte ändern Sie jenen, oder geben Sie auch eine E‑Mail an.',
        'phone',
      );

/** The contract requires an e-mail or a phone. */
export const customerKeyOf = ({ secret }: Pick<Deps, 'secret'>, tenant: string, draft: CustomerDraft): string =>
  deriveCustomerId(secret, tenant, draft) as string;

/** Normalises the phone. A customer belongs to no branch, so the country of most branches applies. */
async function withStoredPhone(tx: Transaction, draft: CustomerDraft, before?: string): Promise<CustomerDraft> {
  const region = draft.phone === '' ? 'AT' : commonPhoneRegion(await offerCopies.stores.branches.all(tx));
  return { ...draft, phone: storedPhone(draft.phone, { region, before }) };
}

/**
 * Creates a customer; later orders with this e-mail or phone are linked to it. @throws Problem 409 CUSTOMER_KNOWN, 422
 * PHONE_INVALID
 */
export function createCustomer(deps: Deps, tenant: string, sent: CustomerDraft): Promise<Customer> {
  return deps.db.withTenant(tenant, async (tx) => {
    const draft = await withStoredPhone(tx, sent);
    const { next, facts } = writeCustomer(customerKeyOf(deps, tenant, draft), draft);
    if (!(await customerStore.insert(tx, next))) throw customerExists(draft);
    tx.publish(...facts);
    return next;
  });
}

/**
 * @throws Problem 404, 422 PHONE_INVALID, 409 STALE_VERSION, 409 CUSTOMER_KNOWN if e-mail or phone belong to another
 * customer
 */
export async function updateCustomer(
  deps: Deps,
  tenant: string,
  id: string,
  { version, ...sent }: CustomerDraft & { version: number },
): Promise<Customer> {
  try {
    return await deps.db.withTenant(tenant, async (tx) => {
      const customer = await customerStore.lock(tx, id);
      if (!customer) throw unknown('Der Kunde');
      if (customer.version !== version)
        throw conflict(
          'STALE_VERSION',
          'Kunde: Jemand hat inzwischen etwas geändert, oder es kam eine Bestellung dazu. Bitte laden Sie neu.',
          'version',
        );
      const draft = await withStoredPhone(tx, sent, customer.phone);
      const key = customerKeyOf(deps, tenant, draft);
      const { next, isContactWritten, facts } = rewriteCustomer(customer, draft);
      if (facts.length === 0) return customer;
      if (await customerStore.isAnothers(tx, { key, id, ...draft })) throw customerExists(draft);
      customerStore.rewrite(tx, next, { key: key === id ? null : key, isContactWritten });
      tx.publish(...facts);
      return next;
    });
  } catch (error) {
    // Two requests gave the same e-mail to two customers at once.
    if (violatedUnique(error) === 'customers_key') throw customerExists(sent);
    throw error;
  }
}
