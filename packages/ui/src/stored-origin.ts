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

/** Without storage nobody knows. */
function stored(shopKey: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(shopKey));
  } catch {
    return null;
  }
}

/** What led here (QR-07): to this document, or with consent to this browser's session. Undefined where nobody wants it known. */
export const storedOrigin = (shopKey: string): VisitOrigin | undefined =>
  read(document.documentElement.dataset.origin) ?? read(stored(shopKey));

/** Notes what led to this page: one word, and the code that was scanned. It goes with the document. */
export function keepOrigin(shopKey: string): void {
  const arrival = originOfArrival(window.location.search, document.referrer, window.location.hostname);
  const origin = laterOrigin(storedOrigin(shopKey), arrival);
  if (origin) document.documentElement.dataset.origin = JSON.stringify(origin);
  storeOrigin(shopKey);
}

/** Keeps it in the browser until its session ends: after consent alone, for nothing that a guest asks for needs it. */
export function storeOrigin(shopKey: string): void {
  const { origin } = document.documentElement.dataset;
  try {
    if (origin && consentIn(document.cookie)) sessionStorage.setItem(keyOf(shopKey), origin);
  } catch {
    // Full or forbidden: see stored.
  }
}
