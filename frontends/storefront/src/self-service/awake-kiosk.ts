const keyOf = (shopKey: string) => `asp.${shopKey}.kiosk-awake`;

/** Marks that a guest uses the kiosk, so that a reload does not show the screensaver. Deleted with the guest's data. */
export function stayAwake(shopKey: string): void {
  try {
    sessionStorage.setItem(keyOf(shopKey), '1');
  } catch {
    // Without storage, the guest taps the screensaver once more.
  }
}

export function isAwake(shopKey: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(shopKey)) !== null;
  } catch {
    return false;
  }
}
