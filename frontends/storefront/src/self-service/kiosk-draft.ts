import type { OrderDraft } from '../checkout/order-draft.ts';
import { type Filled, orderDraft } from '../checkout/order-draft.ts';

/** Builds the request of an order at a kiosk: by name or number, with the table as an option (KIOSK-04). */
export function kioskDraft(filled: Omit<Filled, 'consents'>): OrderDraft {
  const { cart, order } = filled;
  const form = cart.order;
  // The button states the consent.
  const draft = orderDraft({ ...filled, consents: { legalInstructions: true, privacyPolicy: true } });
  return {
    ...draft,
    isSelfService: true,
    firstName: form.firstName.trim(),
    appointmentDate: null,
    ...(order.orderType === 'dineIn' && { table: form.table || null }),
  };
}
