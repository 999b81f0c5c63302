import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { onlineMethod, payableKind } from '../payments/payment.ts';
import { exampleIds, id, instant, ref } from '../wire.ts';

/**
 * Something other than an order that a guest pays online (ADR 0052). Ordering owns its amount; payments collects it.
 * `due`: may be paid. `expired`: not paid in time; a payment that arrives nevertheless is offered to ordering. `paid`:
 * accepted. `refused`: any payment of it is refunded. `returned`: taken back after it was paid; its payment is
 * refunded.
 */
export const payable = z.object({
  id,
  kind: payableKind,
  /** Short name in the link of its payment page; longer than that of an order. */
  uid: z.string(),
  /**
   * The order from whose page the guest pays and to which the guest returns. For a gift card: the card, because it
   * belongs to no order.
   */
  order: z.object({ id, uid: z.string() }),
  branch: ref,
  /** German, for the provider's page. */
  title: z.string(),
  method: onlineMethod,
  /** With the tip, a decimal number. */
  amount: z.number(),
  currency: z.string(),
  expiresAt: instant,
  status: z.enum(['due', 'expired', 'paid', 'refused', 'returned']),
});
export type Payable = z.output<typeof payable>;

/** Subject is the payable. Published on every change, for payments. */
export const payableChanged = defineEvent({
  type: 'ordering.payable-changed.v1',
  summary:
    'Ein Gast zahlt eine Geschenkkarte oder seinen Teil einer Rechnung online, oder er hat bezahlt oder nicht bezahlt.',
  isAudited: false,
  data: z.object({ id, at: instant, payable }),
  example: {
    id: exampleIds.tablePayment,
    at: '2026-11-21T18:30:00.000Z',
    payable: {
      ...{ id: exampleIds.tablePayment, kind: 'table-bill', uid: 'K7M2XQPAHD3W' },
      order: { id: exampleIds.order, uid: 'K7M2XQPA' },
      ...{ branch: { id: exampleIds.branch }, title: 'Rechnung von Tisch 7', method: 'card' },
      ...{ amount: 10.9, currency: 'EUR', expiresAt: '2026-11-21T18:40:00.000Z', status: 'due' },
    },
  },
});
