import type { Customer, CustomerDraft } from '@theke/contracts/ordering/customer';
import { type Database, type Transaction, violatedUnique } from '@theke/kit/database/database';
import { commonPhoneRegion, storedPhone } from '@theke/kit/phone';
import { conflict, type Problem, unknown } from '@theke/kit/problem';
import { offerCopies } from '../offer/offer-copies.ts';
import { rewriteCustomer, writeCustomer } from './customer-decisions.ts';
import { customerIdOf } from './customer-of.ts';
import { customerStore } from './customer-store.ts';

type Deps = { db: Database; secret: string };

/** Of whom there is one already, by what orders are told apart by. */
const known = ({ email }: CustomerDraft): Problem =>
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

/** The contract lets no draft pass that has neither. */
const keyOf = ({ secret }: Deps, tenant: string, draft: CustomerDraft): string =>
  customerIdOf(secret, tenant, draft) as string;

/** With the phone as it is stored: a customer belongs to no branch, so the country is that of most of them. */
async function withStoredPhone(tx: Transaction, draft: CustomerDraft, before?: string): Promise<CustomerDraft> {
  const region = draft.phone === '' ? 'AT' : commonPhoneRegion(await offerCopies.stores.branches.all(tx));
  return { ...draft, phone: storedPhone(draft.phone, { region, before }) };
}

/** Whoever orders later by this e-mail, or phone, is this customer. @throws Problem 409 CUSTOMER_KNOWN, 422 PHONE_INVALID */
export function createCustomer(deps: Deps, tenant: string, sent: CustomerDraft): Promise<Customer> {
  return deps.db.withTenant(tenant, async (tx) => {
    const draft = await withStoredPhone(tx, sent);
    const { next, facts } = writeCustomer(keyOf(deps, tenant, draft), draft);
    if (!(await customerStore.insert(tx, next))) throw known(draft);
    tx.publish(...facts);
    return next;
  });
}

/** @throws Problem 404, 422 PHONE_INVALID, 409 STALE_VERSION, 409 CUSTOMER_KNOWN where e-mail or phone are somebody else's */
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
      const key = keyOf(deps, tenant, draft);
      const { next, isContactWritten, facts } = rewriteCustomer(customer, draft);
      if (facts.length === 0) return customer;
      if (await customerStore.isAnothers(tx, { key, id, ...draft })) throw known(draft);
      customerStore.rewrite(tx, next, { key: key === id ? null : key, isContactWritten });
      tx.publish(...facts);
      return next;
    });
  } catch (error) {
    // Two who give the same e-mail to two customers at once.
    if (violatedUnique(error) === 'customers_key') throw known(sent);
    throw error;
  }
}
