import type { Fact } from '@theke/contracts/event';
import { type Customer, type CustomerDraft, customerChanged } from '@theke/contracts/ordering/customer';

type Decision = {
  next: Customer;
  /** Whether orders may no longer overwrite the contact data. A note alone does not lock it. */
  isContactWritten: boolean;
  facts: Fact[];
};

const fieldsOf = (draft: CustomerDraft) => Object.keys(draft) as (keyof CustomerDraft)[];
const decided = (next: Customer, fields: (keyof CustomerDraft)[]): Decision => ({
  next,
  isContactWritten: fields.some((field) => field !== 'note'),
  facts: fields.length > 0 ? [customerChanged(next.id, next.version, { id: next.id, fields })] : [],
});

/** Creates a customer who has not ordered yet. */
export const writeCustomer = (id: string, draft: CustomerDraft): Decision =>
  decided(
    { id, version: 1, ...draft, orders: 0, firstOrderAt: null, lastOrderAt: null },
    fieldsOf(draft).filter((field) => draft[field] !== ''),
  );

/** Overwrites data from orders with corrections of staff. Unchanged data makes no decision. */
export function rewriteCustomer(customer: Customer, draft: CustomerDraft): Decision {
  const changed = fieldsOf(draft).filter((field) => draft[field] !== customer[field]);
  return decided(changed.length > 0 ? { ...customer, ...draft, version: customer.version + 1 } : customer, changed);
}
