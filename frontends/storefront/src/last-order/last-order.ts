/** The order placed last on this device, kept because there is no mail yet. */
export type LastOrder = {
  uid: string;
  hash: string;
  ticketNumber: number | null;
  branchName: string;
  /** Sent, and nothing is paid yet: it may never become an order. */
  isUnpaid?: boolean;
};

const keyOf = (shopKey: string) => `theke.${shopKey}.last-order`;

export function rememberOrder(shopKey: string, order: LastOrder): void {
  try {
    localStorage.setItem(keyOf(shopKey), JSON.stringify(order));
  } catch {
    // Without storage the guest still has the page itself.
  }
}

export function lastOrder(shopKey: string): LastOrder | undefined {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(shopKey)) ?? 'null') as LastOrder | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** An order that waited for its payment is one now. */
export function rememberPaid(shopKey: string, uid: string): void {
  const order = lastOrder(shopKey);
  if (order?.uid === uid && order.isUnpaid) rememberOrder(shopKey, { ...order, isUnpaid: false });
}

export const statusPath = ({ uid, hash }: Pick<LastOrder, 'uid' | 'hash'>): string => `/status/${uid}/${hash}`;
