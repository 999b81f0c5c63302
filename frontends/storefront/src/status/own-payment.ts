import type { TablePaymentLink } from '@theke/contracts/ordering/table-bill';

/** The part of a bill that this window is paying, kept while the guest is on the provider's page. */
export type OwnPayment = Pick<TablePaymentLink, 'id' | 'uid' | 'hash'>;

const storageKey = (order: string) => `theke.table-payment.${order}`;

/** @param order uid of the guest's order */
export function rememberPayment(order: string, { id, uid, hash }: OwnPayment): void {
  try {
    sessionStorage.setItem(storageKey(order), JSON.stringify({ id, uid, hash }));
  } catch {
    // Without storage, the guest still has the payment page.
  }
}

export function ownPayment(order: string): OwnPayment | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey(order)) ?? 'null') as OwnPayment | null) ?? undefined;
  } catch {
    return undefined;
  }
}
