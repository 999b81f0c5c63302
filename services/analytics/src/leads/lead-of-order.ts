import { analyticsLeads, type LeadDraft, type LeadState } from '@theke/contracts/analytics/analytics-lead';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { soldItems } from '@theke/rules/orders/sold-items';

/** A lead made of an order that asks for an offer. */
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

/** What becomes of a lead when its own order goes on; one that is won may be another's too (leads.ts). */
export const stateAfter: Readonly<Partial<Record<OrderState['status'], LeadState>>> = {
  'counter-proposed': 'offered',
  rejected: 'lost',
  canceled: 'lost',
};
