/** When an order was placed and what tells it from others; everything else is its template's. */
export type PlacedOrder = {
  id: string;
  uid: string;
  placedAt: Date;
  ticket: number;
  day: string;
  /** Place of its template. */
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

/** SQL for the orders that `placedValues` hands over. */
export const placedOrders =
  'unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::int[], $6::int[]) as o(id, uid, placed_at, ticket, template)';
