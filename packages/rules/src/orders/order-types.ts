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

/** Whether the branch offers takeaway, delivery or dine-in (CHECKOUT-02). */
export const offersType = (branch: OfferedTypes, orderType: OrderType): boolean =>
  Boolean(branch[flagNames[orderType]]);

export const offeredTypes = (branch: OfferedTypes): OrderType[] =>
  orderTypes.filter((orderType) => offersType(branch, orderType));

/**
 * The initial order type of a cart (CART-08): the stored one, else the tenant's default, each only if the branch
 * enables it; else the first enabled one. Takeaway (both of the cart's booleans false) if none is enabled.
 */
export const initialType = (
  branch: OfferedTypes,
  persisted: OrderType | undefined,
  defaultDeliveryMethod: OrderType | null | undefined,
): OrderType =>
  [persisted, defaultDeliveryMethod, ...orderTypes].find((each) => each && offersType(branch, each)) ?? 'takeaway';

/** Converts the cart's two booleans (CART-07) to an order type. */
export const typeOf = ({ isDelivery, isDineIn }: { isDelivery: boolean; isDineIn: boolean }): OrderType =>
  isDelivery ? 'delivery' : isDineIn ? 'dineIn' : 'takeaway';

export const typeFlags = (orderType: OrderType): { isDelivery: boolean; isDineIn: boolean } => ({
  isDelivery: orderType === 'delivery',
  isDineIn: orderType === 'dineIn',
});
