/**
 * What was copied, for as long as the browser's session lasts: one item for each context, and a new one replaces the earlier (CART-14).
 *
 * Glossary: a *context* is what an item may be pasted into, such as the content of pages.
 */
const key = 'asp.clipboard';
const changed = 'theke-clipboard';

/** Without storage, or with what an earlier version left there, there is nothing in it. */
function stored(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {};
  } catch {
    return {};
  }
}

/** The item of a context, as it was written; undefined where there is none. */
export const copied = (context: string): unknown => stored()[context];

export function copy(context: string, item: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...stored(), [context]: item }));
  } catch {
    // Full or forbidden: what was copied before stays.
  }
  window.dispatchEvent(new Event(changed));
}

export function onCopied(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
