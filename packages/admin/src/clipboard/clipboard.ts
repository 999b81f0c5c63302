/**
 * Clipboard for the browser session: one item per context, a new one replaces the earlier one (CART-14).
 *
 * Glossary: a *context* is the place that an item can be pasted into, such as the content of pages.
 */
const key = 'asp.clipboard';
const changeEvent = 'theke-clipboard';

/** Empty if storage is unavailable or holds data of an earlier version. */
function stored(): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Returns the copied item of a context, unvalidated; undefined if there is none. */
export const copied = (context: string): unknown => stored()[context];

export function copy(context: string, item: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...stored(), [context]: item }));
  } catch {
    // Storage is full or forbidden: the earlier item stays.
  }
  window.dispatchEvent(new Event(changeEvent));
}

export function onCopied(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener);
  return () => window.removeEventListener(changeEvent, listener);
}
