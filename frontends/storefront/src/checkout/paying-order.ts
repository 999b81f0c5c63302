/** The order that the guest went away to pay for: its cart is kept until it is paid (spec 000 section 2, checkout_error). */
export type PayingOrder = { uid: string; branch: string };

const keyOf = (shopKey: string) => `asp.${shopKey}.paying`;

export function payingOrder(shopKey: string): PayingOrder | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(shopKey)) ?? 'null') as PayingOrder | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepPayingOrder(shopKey: string, order: PayingOrder | undefined): void {
  try {
    if (order) sessionStorage.setItem(keyOf(shopKey), JSON.stringify(order));
    else sessionStorage.removeItem(keyOf(shopKey));
  } catch {
    // Without storage the cart is gone after the way to the provider and back.
  }
}
