export const accountStorageKey = (shopKey: string): string => `theke.${shopKey}.account`;

/** Whether this browser has logged in. Scripts cannot read the cookie, and a guest without one sends no request. */
export function mayBeLoggedIn(shopKey: string): boolean {
  try {
    return localStorage.getItem(accountStorageKey(shopKey)) !== null;
  } catch {
    return true;
  }
}
