/** The order placed last on this device, kept because there is no mail yet. */
export type LastOrder = { uid: string; hash: string; ticketNumber: number | null; branchName: string };

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

export const statusPath = ({ uid, hash }: Pick<LastOrder, 'uid' | 'hash'>): string => `/status/${uid}/${hash}`;
