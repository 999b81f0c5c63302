import type { Product } from '@theke/contracts/catalog/product';
import type { OrderEdit } from '@theke/contracts/ordering/order';
import { erasedContact } from '@theke/contracts/ordering/order-state';
import { toMoney } from '@theke/rules/money/money';
import type { Order } from '../orders/order.ts';
import { refundText } from '../orders/refund-decisions.ts';

const withoutReason = (edit: OrderEdit, amount: number, order: Order): OrderEdit => ({
  ...edit,
  text: refundText(order, toMoney(amount)),
  refund: { amount, reason: '' },
});

const chosen: ReadonlySet<string> = new Set(['select', 'multiselect']);

/** Ids of the files that a guest added to an order, and of what the driver recorded at the door. */
export const uploadsOf = (order: Order): string[] => [
  ...order.items.flatMap((item) => item.parts.flatMap((part) => part.uploads ?? [])),
  ...(order.proof ? [order.proof.upload] : []),
];

/**
 * Returns the order without personal data; items, prices and states stay. Free text is removed, including the reasons
 * of staff. If a product was deleted, all texts of its item are removed, because the free-text fields are unknown.
 */
export const pseudonymize = (order: Order, products: ReadonlyMap<string, Product>): Order => ({
  ...order,
  version: order.version + 1,
  isErased: true,
  contact: erasedContact,
  comment: '',
  proof: null,
  rejectionMessage: null,
  cancellationReason: null,
  offer: order.offer && { ...order.offer, message: '' },
  questionnaire: order.questionnaire && { ...order.questionnaire, comment: '' },
  history: order.history.map((change) => ({ ...change, reason: null })),
  edits: order.edits.map((edit) => (edit.refund ? withoutReason(edit, edit.refund.amount, order) : edit)),
  items: order.items.map((item) => {
    const productParts = products.get(item.product)?.config.parts ?? [];
    const isChosen = (name: string) => productParts.some((part) => part.name === name && chosen.has(part.type));
    const parts = item.parts.map((part) => ({
      ...part,
      values: isChosen(part.name) ? part.values : [],
      uploads: [],
    }));
    return { ...item, parts };
  }),
});
