const keyOf = (shopKey: string) => `asp.${shopKey}.selfservice`;

/** Whether this document is a kiosk's, for what knows neither shop nor branch (KIOSK-02). */
export function isSelfService(): boolean {
  try {
    const isBegun = new URLSearchParams(window.location.search).get('selfservice') === '1';
    return isBegun || Object.keys(sessionStorage).some((key) => /^asp\..*\.selfservice$/.test(key));
  } catch {
    return false;
  }
}

/** The identifier of the branch whose kiosk this browser session is (KIOSK-01); undefined on a guest's own device, and without storage. */
export function selfServiceBranch(shopKey: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(shopKey)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** From now on, until the browser's session ends, this is a kiosk of that branch. */
export function startSelfService(shopKey: string, branch: string): void {
  try {
    sessionStorage.setItem(keyOf(shopKey), branch);
  } catch {
    // Without storage it is one as long as the address says so.
  }
}

/** Nothing of one guest is left to the next: what the session keeps goes, but that this is a kiosk. */
export function forgetGuest(shopKey: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key !== keyOf(shopKey)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
