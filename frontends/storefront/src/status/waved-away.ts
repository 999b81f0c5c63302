/** Stores that a guest does not want to rate an order (STATUS-08). */
const storageKey = (shopKey: string, uid: string) => `theke.${shopKey}.no-rating.${uid}`;

export function wasWavedAway(shopKey: string, uid: string): boolean {
  try {
    return localStorage.getItem(storageKey(shopKey, uid)) !== null;
  } catch {
    return false;
  }
}

export function waveAway(shopKey: string, uid: string): void {
  try {
    localStorage.setItem(storageKey(shopKey, uid), '1');
  } catch {
    // Without storage, the question appears again on the next visit.
  }
}
