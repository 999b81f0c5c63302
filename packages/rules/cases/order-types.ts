import type { Case } from './case.ts';

/** The available order types, in any order. */
export type OfferedOrderTypesCase = Case<
  { readonly isTakeawayEnabled: boolean; readonly isDeliveryEnabled: boolean; readonly isDineInEnabled: boolean },
  readonly OrderType[]
>;

/** The initial order type of a visit; `enabled` are those of the branch, `persisted` the one stored in this session. */
export type InitialOrderTypeCase = Case<
  {
    readonly persisted: OrderType | null;
    readonly defaultDeliveryMethod: OrderType;
    readonly enabled: readonly OrderType[];
  },
  OrderType
>;

/** The initial delivery area of a visit, by name. */
export type InitialDeliveryAreaCase = Case<
  { readonly chosen: string | null; readonly deliveryAreas: readonly string[] },
  string
>;

/** Whether the server accepts an order with this combination, or answers 422. */
export type OrderTypeFlagsCase = Case<
  { readonly orderType: OrderType; readonly isDelivery: boolean; readonly isDineIn: boolean },
  'accepted' | 422
>;

type OrderType = 'takeaway' | 'delivery' | 'dineIn';

const only = 'Delivery type selector. takeaway, delivery and dineIn appear only if the branch enables them.';
const load =
  'On load the config default method applies if none is persisted and it is enabled for the branch; the first delivery area is preselected if none.';
const disagree = '`deliveryType` decides; `isDelivery` and `isDineIn` that disagree with it are 422.';

export const offeredOrderTypesCases = [
  {
    name: 'all three',
    rule: 'CHECKOUT-02',
    quote: only,
    arithmetic: 'all enabled',
    given: { isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: true },
    expect: ['takeaway', 'delivery', 'dineIn'],
  },
  {
    name: 'takeaway only',
    rule: 'CHECKOUT-02',
    quote: only,
    arithmetic: 'one enabled',
    given: { isTakeawayEnabled: true, isDeliveryEnabled: false, isDineInEnabled: false },
    expect: ['takeaway'],
  },
  {
    name: 'no dine-in',
    rule: 'CHECKOUT-02',
    quote: only,
    arithmetic: 'two enabled',
    given: { isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: false },
    expect: ['takeaway', 'delivery'],
  },
  {
    name: 'dine-in only',
    rule: 'CHECKOUT-02',
    quote: only,
    arithmetic: 'one enabled',
    given: { isTakeawayEnabled: false, isDeliveryEnabled: false, isDineInEnabled: true },
    expect: ['dineIn'],
  },
  {
    name: 'none',
    rule: 'CHECKOUT-02',
    quote: only,
    arithmetic: 'none enabled',
    given: { isTakeawayEnabled: false, isDeliveryEnabled: false, isDineInEnabled: false },
    expect: [],
  },
] as const satisfies readonly OfferedOrderTypesCase[];

export const initialOrderTypeCases = [
  {
    name: 'the default of the config',
    rule: 'CART-08',
    quote: load,
    arithmetic: 'none persisted, delivery is enabled',
    given: { persisted: null, defaultDeliveryMethod: 'delivery', enabled: ['takeaway', 'delivery'] },
    expect: 'delivery',
  },
  {
    name: 'the persisted one goes before the default',
    rule: 'CART-08',
    quote: load,
    arithmetic: 'takeaway is persisted',
    given: { persisted: 'takeaway', defaultDeliveryMethod: 'delivery', enabled: ['takeaway', 'delivery'] },
    expect: 'takeaway',
  },
  {
    name: 'dine-in as the default',
    rule: 'CART-08',
    quote: load,
    arithmetic: 'none persisted, dine-in is enabled',
    given: { persisted: null, defaultDeliveryMethod: 'dineIn', enabled: ['takeaway', 'dineIn'] },
    expect: 'dineIn',
  },
] as const satisfies readonly InitialOrderTypeCase[];

export const initialDeliveryAreaCases = [
  {
    name: 'the first one is preselected',
    rule: 'CART-09',
    quote: load,
    arithmetic: 'none chosen → 1010',
    given: { chosen: null, deliveryAreas: ['1010', '1020'] },
    expect: '1010',
  },
  {
    name: 'a chosen one stays',
    rule: 'CART-09',
    quote: load,
    arithmetic: '1020 is chosen',
    given: { chosen: '1020', deliveryAreas: ['1010', '1020'] },
    expect: '1020',
  },
] as const satisfies readonly InitialDeliveryAreaCase[];

export const orderTypeFlagsCases = [
  {
    name: 'takeaway, isDelivery false, isDineIn false',
    rule: 'ORDER-13',
    quote: disagree,
    arithmetic: 'takeaway means isDelivery false, isDineIn false',
    given: { orderType: 'takeaway', isDelivery: false, isDineIn: false },
    expect: 'accepted',
  },
  {
    name: 'delivery, isDelivery true, isDineIn false',
    rule: 'ORDER-13',
    quote: disagree,
    arithmetic: 'delivery means isDelivery true, isDineIn false',
    given: { orderType: 'delivery', isDelivery: true, isDineIn: false },
    expect: 'accepted',
  },
  {
    name: 'dineIn, isDelivery false, isDineIn true',
    rule: 'ORDER-13',
    quote: disagree,
    arithmetic: 'dineIn means isDelivery false, isDineIn true',
    given: { orderType: 'dineIn', isDelivery: false, isDineIn: true },
    expect: 'accepted',
  },
  {
    name: 'takeaway, isDelivery true, isDineIn false',
    rule: 'ORDER-13',
    quote: disagree,
    arithmetic: 'takeaway means isDelivery false, isDineIn false',
    given: { orderType: 'takeaway', isDelivery: true, isDineIn: false },
    expect: 422,
  },
  {
    name: 'takeaway, isDelivery false, isDineIn true',
    rule: 'ORDER-13',
    quote: disagree,
    arithmetic: 'takeaway means isDelivery false, isDineIn false',
    given: { orderType: 'takeaway', isDelivery: false, isDineIn: true },
    expect: 422,
  },
  {
    name: 'delivery, isDelivery false, isDineIn false',
    rule: 'ORDER-13',
    quote: disagree,
    arithmetic: 'delivery means isDelivery true, isDineIn false',
    given: { orderType: 'delivery', isDelivery: false, isDineIn: false },
    expect: 422,
  },
  {
    name: 'delivery, isDelivery true, isDineIn true',
    rule: 'ORDER-13',
    quote: disagree,
    arithmetic: 'delivery means isDelivery true, isDineIn false',
    given: { orderType: 'delivery', isDelivery: true, isDineIn: true },
    expect: 422,
  },
  {
    name: 'dineIn, isDelivery true, isDineIn false',
    rule: 'ORDER-13',
    quote: disagree,
    arithmetic: 'dineIn means isDelivery false, isDineIn true',
    given: { orderType: 'dineIn', isDelivery: true, isDineIn: false },
    expect: 422,
  },
] as const satisfies readonly OrderTypeFlagsCase[];
