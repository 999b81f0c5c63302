// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them within `java\nscript:`
const unreadable = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/** A path of this site: never `//host`, which is another. */
export const isOwnPath = (url: string): boolean => /^\/(?!\/)/.test(url) && !unreadable.test(url);

/**
 * Whether content may link there: http, https, mailto, tel, a path or a place of this site. What follows the scheme is not looked into.
 */
export const isAllowedUrl = (url: string): boolean =>
  !unreadable.test(url) &&
  (/^(https?:\/\/[^/]|mailto:.|tel:.|#)/i.test(url) || isOwnPath(url)) &&
  URL.canParse(url, 'https://own.example');

/**
 * A link as it is called: without http, https or a slash at the beginning it gets "http://" (LINK-01), so that
 * `javascript:` leads to a host of that name, which there is not. `mailto:`, `tel:` and `#` stay.
 */
export function normalizedUrl(url: string): string {
  const trimmed = url.trim();
  return /^(https?:\/\/|\/|#|mailto:|tel:)/i.test(trimmed) ? trimmed : `http://${trimmed}`;
}

/** The normalised link where content may lead there, else undefined. */
export function safeUrl(url: unknown): string | undefined {
  if (typeof url !== 'string' || url.trim() === '') return undefined;
  const normalized = normalizedUrl(url);
  return isAllowedUrl(normalized) ? normalized : undefined;
}
