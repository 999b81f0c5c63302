/** The three order types; the wire names the field `deliveryType` (ORDER-13). */
export type OrderType = 'takeaway' | 'delivery' | 'dineIn';
export const orderTypes = ['takeaway', 'delivery', 'dineIn'] as const satisfies readonly OrderType[];

/** The order types that a branch offers, in its shape on the wire (SHAPE-03). */
export type OfferedTypes = {
  readonly isTakeawayEnabled?: boolean | null | undefined;
  readonly isDeliveryEnabled?: boolean | null | undefined;
  readonly isDineInEnabled?: boolean | null | undefined;
};

const flagNames = {
  takeaway: 'isTakeawayEnabled',
  delivery: 'isDeliveryEnabled',
  dineIn: 'isDineInEnabled',
} as const;

/** Takeaway, delivery and dine-in appear only if the branch enables them (CHECKOUT-02). */
export const offersType = (branch: OfferedTypes, orderType: OrderType): boolean =>
  Boolean(branch[flagNames[orderType]]);

export const offeredTypes = (branch: OfferedTypes): OrderType[] =>
  orderTypes.filter((orderType) => offersType(branch, orderType));

/**
 * The order type that a cart starts with (CART-08): what was persisted, else the tenant's default, each only if
 * the branch enables it; else the first that it does; takeaway (both of the cart's booleans false) where it enables none.
 */
export const initialType = (
  branch: OfferedTypes,
  persisted: OrderType | undefined,
  defaultDeliveryMethod: OrderType | null | undefined,
): OrderType =>
  [persisted, defaultDeliveryMethod, ...orderTypes].find((each) => each && offersType(branch, each)) ?? 'takeaway';

/** The cart's two booleans (CART-07) as one order type, and back. */
export const typeOf = ({ isDelivery, isDineIn }: { isDelivery: boolean; isDineIn: boolean }): OrderType =>
  isDelivery ? 'delivery' : isDineIn ? 'dineIn' : 'takeaway';

export const typeFlags = (orderType: OrderType): { isDelivery: boolean; isDineIn: boolean } => ({
  isDelivery: orderType === 'delivery',
  isDineIn: orderType === 'dineIn',
});
