/** Values that differ between orders; all others come from the template. */
export type PlacedOrder = {
  id: string;
  uid: string;
  placedAt: Date;
  ticket: number;
  day: string;
  /** Index of its template. */
  template: number;
};

/** Parameters `$2` to `$6` of a statement with `placedOrders`. */
export const placedValues = (orders: readonly PlacedOrder[]): unknown[] => [
  orders.map((order) => order.id),
  orders.map((order) => order.uid),
  orders.map((order) => order.placedAt),
  orders.map((order) => order.ticket),
  orders.map((order) => order.template),
];

/** SQL that unnests the orders of `placedValues`. */
export const placedOrders =
  'unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::int[], $6::int[]) as o(id, uid, placed_at, ticket, template)';
