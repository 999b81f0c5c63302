const keyOf = (shopKey: string) => `asp.${shopKey}.selfservice`;

/** Whether this document runs on a kiosk; for code that knows neither shop nor branch (KIOSK-02). */
export function isSelfService(): boolean {
  try {
    const isRequested = new URLSearchParams(window.location.search).get('selfservice') === '1';
    return isRequested || Object.keys(sessionStorage).some((key) => /^asp\..*\.selfservice$/.test(key));
  } catch {
    return false;
  }
}

/**
 * Returns the identifier of the kiosk's branch in this browser session (KIOSK-01); undefined on guests' devices and
 * without storage.
 */
export function selfServiceBranch(shopKey: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(shopKey)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Marks the browser session as a kiosk of a branch. */
export function startSelfService(shopKey: string, branch: string): void {
  try {
    sessionStorage.setItem(keyOf(shopKey), branch);
  } catch {
    // Without storage, the page is a kiosk only while the URL says so.
  }
}

/** Clears the session storage for the next guest, except for the kiosk mark. */
export function forgetGuest(shopKey: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key !== keyOf(shopKey)) sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
