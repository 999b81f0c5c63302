import type { Fact } from '@theke/contracts/event';
import { type Customer, type CustomerDraft, customerChanged } from '@theke/contracts/ordering/customer';

type Decision = {
  next: Customer;
  /** Whether orders may not change it any more: a note alone says nothing about who it is. */
  isContactWritten: boolean;
  facts: Fact[];
};

const fieldsOf = (draft: CustomerDraft) => Object.keys(draft) as (keyof CustomerDraft)[];
const decided = (next: Customer, fields: (keyof CustomerDraft)[]): Decision => ({
  next,
  isContactWritten: fields.some((field) => field !== 'note'),
  facts: fields.length > 0 ? [customerChanged(next.id, next.version, { id: next.id, fields })] : [],
});

/** Somebody whom staff know before they have ordered. */
export const writeCustomer = (id: string, draft: CustomerDraft): Decision =>
  decided(
    { id, version: 1, ...draft, orders: 0, firstOrderAt: null, lastOrderAt: null },
    fieldsOf(draft).filter((field) => draft[field] !== ''),
  );

/** What staff know better than the orders. What is as it was is no change. */
export function rewriteCustomer(customer: Customer, draft: CustomerDraft): Decision {
  const changed = fieldsOf(draft).filter((field) => draft[field] !== customer[field]);
  return decided(changed.length > 0 ? { ...customer, ...draft, version: customer.version + 1 } : customer, changed);
}
