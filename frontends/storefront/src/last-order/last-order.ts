/** The last order of this device, stored because there is no e-mail yet. */
export type LastOrder = {
  uid: string;
  hash: string;
  ticketNumber: number | null;
  branchName: string;
  /** Submitted but not paid; it may never become an order. */
  isUnpaid?: boolean;
};

const storageKey = (shopKey: string) => `theke.${shopKey}.last-order`;

export function rememberOrder(shopKey: string, order: LastOrder): void {
  try {
    localStorage.setItem(storageKey(shopKey), JSON.stringify(order));
  } catch {
    // Without storage, the guest still has the status page.
  }
}

export function lastOrder(shopKey: string): LastOrder | undefined {
  try {
    return (JSON.parse(localStorage.getItem(storageKey(shopKey)) ?? 'null') as LastOrder | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Marks the stored order as paid. */
export function rememberPaid(shopKey: string, uid: string): void {
  const order = lastOrder(shopKey);
  if (order?.uid === uid && order.isUnpaid) rememberOrder(shopKey, { ...order, isUnpaid: false });
}

export const statusPath = ({ uid, hash }: Pick<LastOrder, 'uid' | 'hash'>): string => `/status/${uid}/${hash}`;
