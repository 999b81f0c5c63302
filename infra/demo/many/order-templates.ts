import type { Branch } from '@theke/contracts/catalog/branch';
import type { Product } from '@theke/contracts/catalog/product';
import { auditedData } from '@theke/contracts/contracts';
import type { Fact } from '@theke/contracts/event';
import { orderDraft } from '@theke/contracts/ordering/order';
import type { Move } from '@theke/rules/orders/order-states';
import { contactOf } from '../../../services/ordering/src/orders/contact-of.ts';
import type { Order } from '../../../services/ordering/src/orders/order.ts';
import { move, place } from '../../../services/ordering/src/orders/order-decisions.ts';
import { priceDraft } from '../../../services/ordering/src/orders/price-draft.ts';

/** An order as ordering would create and move it, at time 0, and the events it would publish. */
export type OrderTemplate = Omit<Order, 'placedAt' | 'id' | 'uid' | 'ticketNumber'> & { told: TemplateEvent[] };

/** `after`: ms since the order was placed; `data`: as stored in the audit trail. */
export type TemplateEvent = { type: string; actor: string; after: number; data: unknown };

/** How orders end, most of them well; and the states of the day's last ones. */
const fates: readonly Move[][] = [
  ['confirm', 'in-delivery', 'completed'],
  ['confirm', 'in-delivery', 'completed'],
  ['confirm', 'completed'],
  ['confirm', 'in-delivery', 'completed'],
  ['reject'],
  ['confirm', 'cancel'],
];
const openFates: readonly Move[][] = [[], ['confirm'], ['confirm', 'in-delivery']];

const minute = 60_000;

/** Orders of one branch for each way to end, and for each open state. @param products of its menu; at least one */
export function orderTemplates(branch: Branch, products: readonly Product[]) {
  const of = (moves: readonly Move[], index: number): OrderTemplate => {
    const chosen = [0, 1].map((step) => products[(index + step) % products.length] as Product);
    const draft = orderDraft.parse({
      deliveryType: 'takeaway',
      branch: branch.id,
      items: chosen.map((product) => ({
        product: product.id,
        amount: 1,
        unit: product.unit,
        parts: product.config.parts.map((part) => (part.optional ? null : (part.options[0]?.name ?? ''))),
      })),
      firstName: 'Katharina',
      lastName: 'Wiesinger',
      phone: '+436641234567',
      legalInstructions: true,
      privacyPolicy: true,
    });
    const offered = new Map(chosen.map((product) => [product.id, product]));
    const { next: placed, facts } = place({
      id: '',
      uid: '',
      branch: branch.id,
      ticketNumber: null,
      kind: 'order',
      deliveryType: draft.deliveryType,
      paymentMethod: draft.paymentMethod,
      deliveryArea: null,
      table: null,
      tableIdentifier: null,
      ...priceDraft(draft, { products: offered, config: undefined }),
      donation: null,
      contact: contactOf(draft, 'AT'),
      comment: draft.comment,
      appointmentDate: null,
      expectedFrom: null,
      expectedUntil: null,
      placedAt: new Date(0),
      claim: null,
      customer: null,
      origin: null,
    });
    const template = { ...placed, told: told(facts, 'guest', 0) };
    return moves.reduce((order: OrderTemplate & Order, name, step) => {
      const after = (step + 1) * 7 * minute;
      const decision = move(order, { move: name, actor: 'manager', by: 'Dora Huber' }, new Date(after));
      return { ...decision.next, told: [...order.told, ...told(decision.facts, 'system', after)] };
    }, template);
  };
  return { finished: fates.map(of), open: openFates.map(of) };
}

const told = (facts: readonly Fact[], actor: string, after: number): TemplateEvent[] =>
  facts.map(({ type, data }) => ({ type, actor, after, data: auditedData(type, data) ?? null }));
