import { analyticsLeads, type LeadDraft, type LeadState } from '@theke/contracts/analytics/analytics-lead';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { soldItems } from '@theke/rules/orders/sold-items';

/** Creates a lead from a quotation order. */
export function leadOfOrder({ contact, items, comment, branch, ticketNumber }: OrderState): LeadDraft {
  const { firstName, lastName, companyName, email, phone } = contact;
  const name = `${firstName} ${lastName}`.trim() || companyName || email || phone || `Anfrage ${ticketNumber}`;
  return analyticsLeads.draft.parse({
    name: name.slice(0, 160),
    company: companyName.slice(0, 120),
    email: analyticsLeads.draft.shape.email.safeParse(email).data ?? '',
    phone: phone.slice(0, 40),
    subject: soldItems(items)
      .map((item) => item.name)
      .join(', ')
      .slice(0, 200)
      .trim(),
    message: comment.slice(0, 10_000),
    source: 'quotation',
    branch: { id: branch.id },
  });
}

/** State of a lead after its own order changed; a won lead may belong to another order (leads.ts). */
export const stateAfter: Readonly<Partial<Record<OrderState['status'], LeadState>>> = {
  'counter-proposed': 'offered',
  rejected: 'lost',
  canceled: 'lost',
};
