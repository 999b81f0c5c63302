// Sample data of this service's unit tests: one branch, its menu and a guest's order.
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { configChanged } from '@theke/contracts/identity/config';
import { type OrderDraft, orderDraft, orderDraftExample } from '@theke/contracts/ordering/order';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { exampleIds } from '@theke/contracts/wire';
import type { Offer } from '../src/offer/offer-store.ts';
import type { place } from '../src/orders/order-decisions.ts';

const since = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

export const aBranch = {
  ...branches.draft.parse({
    ...branches.example,
    openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
    isDeliveryEnabled: false,
    fiscalRegister: '',
  }),
  ...since,
  id: exampleIds.branch,
};
export const aCategory = { ...categories.draft.parse(categories.example), ...since, id: exampleIds.category };
export const margherita = { ...products.draft.parse(products.example), ...since, id: exampleIds.product };
export const aMenu = {
  ...menus.draft.parse({ ...menus.example, availableFrom: '2026-01-01T00:00:00Z' }),
  ...since,
  id: exampleIds.menu,
};
export const aConfig = configChanged.example.config;

/** A branch that is open around the clock and sells one Margherita for 10.90. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  branch: aBranch,
  config: aConfig,
  menus: [aMenu],
  products: new Map([[margherita.id, margherita]]),
  categories: new Map([[aCategory.id, aCategory]]),
  limited: new Set(),
  slotLimit: undefined,
  openOrders: 0,
  addedMinutes: 0,
  ...changes,
});

export const aDraft = (changes: object = {}): OrderDraft => orderDraft.parse({ ...orderDraftExample, ...changes });

export const aNewOrder = (placedAt: Date): Parameters<typeof place>[0] => {
  const { uid, ticketNumber, items, totals, contact } = orderStateExample;
  return {
    id: exampleIds.order,
    uid,
    branch: exampleIds.branch,
    ticketNumber,
    kind: 'order',
    deliveryType: 'takeaway',
    deliveryArea: null,
    table: null,
    tableIdentifier: null,
    appointmentDate: null,
    expectedFrom: null,
    expectedUntil: null,
    paymentMethod: 'cash',
    items,
    totals,
    donation: null,
    contact,
    comment: '',
    placedAt,
    claim: null,
    customer: null,
    origin: null,
  };
};
