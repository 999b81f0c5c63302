import type { Case } from './case.ts';

/** The number on the cart badge. */
export type ItemCountCase = Case<
  { readonly items: readonly { readonly amount: number; readonly unit: string }[] },
  number
>;

/** Whether an item stays in the cart when its product changes to `now` (null: the product is gone). */
export type MigrateCartCase = Case<{ readonly inCart: CartProduct; readonly now: CartProduct | null }, boolean>;

/** Whether the button 'Jetzt bestellen' is enabled. `isMinimumReached` matters for a delivery only. */
export type OrderButtonCase = Case<
  {
    readonly itemCount: number;
    readonly orderType: 'takeaway' | 'delivery' | 'dineIn';
    readonly isMinimumReached: boolean;
  },
  boolean
>;

/** A cart before and after clearing; null is not set. Items are given by name. */
export type ClearCartCase = Case<CartState, CartState>;

/** The items that are left when the one at `position` (from 0) is removed. */
export type RemoveItemCase = Case<{ readonly items: readonly string[]; readonly position: number }, readonly string[]>;

/** The quantity that an item starts with. */
export type AddItemCase = Case<
  {
    readonly unit: string;
    readonly minimumQuantity?: number;
    readonly defaultQuantity?: number;
    readonly defaultUnit?: string;
    readonly alternativeUnits?: readonly { readonly unit: string; readonly ratio: number }[];
  },
  { readonly amount: number; readonly unit: string }
>;

type CartProduct = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly allergens?: string;
};
type CartState = {
  readonly items: readonly string[];
  readonly isDelivery: boolean;
  readonly isDineIn: boolean;
  readonly deliveryArea: string | null;
  readonly appointment: string | null;
  readonly comment: string | null;
};

const badge =
  'The cart badge counts what a guest would count: the amount for piece, serving, pair, person and package, 1 for anything measured.';
const add =
  'Add item (amount from minimumQuantity or default quantity/unit), edit, remove by list position, save per branch identifier.';
const migrate =
  'then the cart is migrated and items whose product no longer matches (id, name, description, price) are dropped.';
const clear = "Clearing empties items and resets the order's appointment and comment, keeping the rest.";
const button = 'It is disabled with an empty cart or when the delivery minimum order value is not reached.';

export const itemCountCases = [
  { name: 'an empty cart', rule: 'CART-11', quote: badge, arithmetic: '0', given: { items: [] }, expect: 0 },
  {
    name: 'pieces',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '2 + 3 = 5',
    given: {
      items: [
        { amount: 2, unit: 'piece' },
        { amount: 3, unit: 'piece' },
      ],
    },
    expect: 5,
  },
  {
    name: 'servings',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '3',
    given: { items: [{ amount: 3, unit: 'serving' }] },
    expect: 3,
  },
  {
    name: 'pairs',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '2, not 4',
    given: { items: [{ amount: 2, unit: 'pair' }] },
    expect: 2,
  },
  {
    name: 'persons',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '12',
    given: { items: [{ amount: 12, unit: 'person' }] },
    expect: 12,
  },
  {
    name: 'packages',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '4',
    given: { items: [{ amount: 4, unit: 'package' }] },
    expect: 4,
  },
  {
    name: 'weight counts once',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '1, not 750',
    given: { items: [{ amount: 750, unit: 'gram' }] },
    expect: 1,
  },
  {
    name: 'volume counts once',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '1, not 0.5',
    given: { items: [{ amount: 0.5, unit: 'liter' }] },
    expect: 1,
  },
  {
    name: 'length counts once',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '1, not 3',
    given: { items: [{ amount: 3, unit: 'meter' }] },
    expect: 1,
  },
  {
    name: 'area counts once',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '1, not 2.5',
    given: { items: [{ amount: 2.5, unit: 'square-meter' }] },
    expect: 1,
  },
  {
    name: 'cubic measures count once',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '1, not 2',
    given: { items: [{ amount: 2, unit: 'cubic-meter' }] },
    expect: 1,
  },
  {
    name: 'all together',
    rule: 'CART-11',
    quote: badge,
    arithmetic: '2 + 1 + 3 + 1 = 7',
    given: {
      items: [
        { amount: 2, unit: 'piece' },
        { amount: 1.5, unit: 'kilogram' },
        { amount: 3, unit: 'serving' },
        { amount: 2, unit: 'liter' },
      ],
    },
    expect: 7,
  },
] as const satisfies readonly ItemCountCase[];

export const migrateCartCases = [
  {
    name: 'nothing changed',
    rule: 'CART-12',
    quote: migrate,
    arithmetic: 'id, name, description and price match',
    given: {
      inCart: { id: 'p1', name: 'Schnitzel', description: 'vom Kalb', price: 18.9 },
      now: { id: 'p1', name: 'Schnitzel', description: 'vom Kalb', price: 18.9 },
    },
    expect: true,
  },
  {
    name: 'the price changed',
    rule: 'CART-12',
    quote: migrate,
    arithmetic: '18.90 ≠ 19.40',
    given: {
      inCart: { id: 'p1', name: 'Schnitzel', description: 'vom Kalb', price: 18.9 },
      now: { id: 'p1', name: 'Schnitzel', description: 'vom Kalb', price: 19.4 },
    },
    expect: false,
  },
  {
    name: 'the name changed',
    rule: 'CART-12',
    quote: migrate,
    arithmetic: 'Schnitzel ≠ Wiener Schnitzel',
    given: {
      inCart: { id: 'p1', name: 'Schnitzel', description: 'vom Kalb', price: 18.9 },
      now: { id: 'p1', name: 'Wiener Schnitzel', description: 'vom Kalb', price: 18.9 },
    },
    expect: false,
  },
  {
    name: 'the description changed',
    rule: 'CART-12',
    quote: migrate,
    arithmetic: 'vom Kalb ≠ vom Schwein',
    given: {
      inCart: { id: 'p1', name: 'Schnitzel', description: 'vom Kalb', price: 18.9 },
      now: { id: 'p1', name: 'Schnitzel', description: 'vom Schwein', price: 18.9 },
    },
    expect: false,
  },
  {
    name: 'the product is gone',
    rule: 'CART-12',
    quote: migrate,
    arithmetic: 'no product with this id',
    given: { inCart: { id: 'p1', name: 'Schnitzel', description: 'vom Kalb', price: 18.9 }, now: null },
    expect: false,
  },
  {
    name: 'another product with the same name is no match',
    rule: 'CART-12',
    quote: migrate,
    arithmetic: 'p1 ≠ p2',
    given: {
      inCart: { id: 'p1', name: 'Schnitzel', description: 'vom Kalb', price: 18.9 },
      now: { id: 'p2', name: 'Schnitzel', description: 'vom Kalb', price: 18.9 },
    },
    expect: false,
  },
  {
    name: 'other fields may change',
    rule: 'CART-12',
    quote: migrate,
    arithmetic: 'allergens is none of id, name, description, price',
    given: {
      inCart: { id: 'p1', name: 'Schnitzel', description: 'vom Kalb', price: 18.9, allergens: 'A' },
      now: { id: 'p1', name: 'Schnitzel', description: 'vom Kalb', price: 18.9, allergens: 'A, C' },
    },
    expect: true,
  },
] as const satisfies readonly MigrateCartCase[];

export const orderButtonCases = [
  {
    name: 'an empty cart',
    rule: 'MENU-09',
    quote: button,
    arithmetic: 'empty → disabled',
    given: { itemCount: 0, orderType: 'takeaway', isMinimumReached: true },
    expect: false,
  },
  {
    name: 'something in the cart',
    rule: 'MENU-09',
    quote: button,
    arithmetic: 'not empty → enabled',
    given: { itemCount: 1, orderType: 'takeaway', isMinimumReached: true },
    expect: true,
  },
  {
    name: 'delivery below the minimum',
    rule: 'MENU-09',
    quote: button,
    arithmetic: 'not reached → disabled',
    given: { itemCount: 1, orderType: 'delivery', isMinimumReached: false },
    expect: false,
  },
  {
    name: 'delivery above the minimum',
    rule: 'MENU-09',
    quote: button,
    arithmetic: 'reached → enabled',
    given: { itemCount: 1, orderType: 'delivery', isMinimumReached: true },
    expect: true,
  },
] as const satisfies readonly OrderButtonCase[];

export const clearCartCases = [
  {
    name: 'items, appointment and comment go, the rest stays',
    rule: 'CART-05',
    quote: clear,
    arithmetic: 'items → [], appointment and comment → null; the other fields as they were',
    given: {
      items: ['schnitzel', 'cola'],
      isDelivery: true,
      isDineIn: false,
      deliveryArea: '1010',
      appointment: '2026-11-23T12:30:00+01:00',
      comment: 'ohne Zwiebel',
    },
    expect: { items: [], isDelivery: true, isDineIn: false, deliveryArea: '1010', appointment: null, comment: null },
  },
  {
    name: 'an empty cart keeps its kind too',
    rule: 'CART-05',
    quote: clear,
    arithmetic: 'isDineIn stays',
    given: {
      items: [],
      isDelivery: false,
      isDineIn: true,
      deliveryArea: null,
      appointment: null,
      comment: 'Fensterplatz',
    },
    expect: { items: [], isDelivery: false, isDineIn: true, deliveryArea: null, appointment: null, comment: null },
  },
] as const satisfies readonly ClearCartCase[];

export const removeItemCases = [
  {
    name: 'the first of three',
    rule: 'CART-04',
    quote: add,
    arithmetic: 'position 0 goes',
    given: { items: ['a', 'b', 'c'], position: 0 },
    expect: ['b', 'c'],
  },
  {
    name: 'one of two equal ones',
    rule: 'CART-04',
    quote: add,
    arithmetic: 'position 1 goes, the equal one at 0 stays',
    given: { items: ['a', 'a', 'b'], position: 1 },
    expect: ['a', 'b'],
  },
  {
    name: 'the last one',
    rule: 'CART-04',
    quote: add,
    arithmetic: 'position 0 goes, nothing is left',
    given: { items: ['a'], position: 0 },
    expect: [],
  },
] as const satisfies readonly RemoveItemCase[];

export const addItemCases = [
  {
    name: 'from the minimum',
    rule: 'CART-03',
    quote: add,
    arithmetic: 'minimumQuantity 200, no default → 200',
    given: { unit: 'gram', minimumQuantity: 200 },
    expect: { amount: 200, unit: 'gram' },
  },
  {
    name: 'from the default',
    rule: 'CART-03',
    quote: add,
    arithmetic: 'no minimum; defaultQuantity 2 pieces',
    given: {
      unit: 'gram',
      defaultQuantity: 2,
      defaultUnit: 'piece',
      alternativeUnits: [{ unit: 'piece', ratio: 250 }],
    },
    expect: { amount: 2, unit: 'piece' },
  },
] as const satisfies readonly AddItemCase[];
