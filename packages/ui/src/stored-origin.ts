import { consentIn } from '@theke/rules/site/consent';
import { laterOrigin, originOfArrival, type VisitOrigin } from '@theke/rules/site/visit-origin';

const keyOf = (shopKey: string) => `asp.${shopKey}.origin`;

const read = (text: string | null | undefined): VisitOrigin | undefined => {
  try {
    return (JSON.parse(text ?? 'null') as VisitOrigin | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Returns null without storage. */
function stored(shopKey: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(shopKey));
  } catch {
    return null;
  }
}

/**
 * Origin of the visit (QR-07): of this document, or with consent of this browser session. Undefined if tracking is
 * opted out.
 */
export const storedOrigin = (shopKey: string): VisitOrigin | undefined =>
  read(document.documentElement.dataset.origin) ?? read(stored(shopKey));

/**
 * Records the origin of this visit on the document: its kind and the scanned code. Lost when the document is closed.
 */
export function keepOrigin(shopKey: string): void {
  const arrival = originOfArrival(window.location.search, document.referrer, window.location.hostname);
  const origin = laterOrigin(storedOrigin(shopKey), arrival);
  if (origin) document.documentElement.dataset.origin = JSON.stringify(origin);
  storeOrigin(shopKey);
}

/** Stores the origin for the browser session. Only after consent, because no feature for guests needs it. */
export function storeOrigin(shopKey: string): void {
  const { origin } = document.documentElement.dataset;
  try {
    if (origin && consentIn(document.cookie)) sessionStorage.setItem(keyOf(shopKey), origin);
  } catch {
    // Storage is full or forbidden.
  }
}
