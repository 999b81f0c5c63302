// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them within `java\nscript:`
const unreadable = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/** Whether the URL is a path of this site. `//host` is another host. */
export const isOwnPath = (url: string): boolean => /^\/(?!\/)/.test(url) && !unreadable.test(url);

/**
 * Whether content may link there: http, https, mailto, tel, or a path or anchor of this site. Only the scheme is
 * checked.
 */
export const isAllowedUrl = (url: string): boolean =>
  !unreadable.test(url) &&
  (/^(https?:\/\/[^/]|mailto:.|tel:.|#)/i.test(url) || isOwnPath(url)) &&
  URL.canParse(url, 'https://own.example');

/**
 * Normalises a link: without http, https or a leading slash it gets "http://" (LINK-01), so that `javascript:` becomes
 * a host name that does not exist. `mailto:`, `tel:` and `#` are unchanged.
 */
export function normalizedUrl(url: string): string {
  const trimmed = url.trim();
  return /^(https?:\/\/|\/|#|mailto:|tel:)/i.test(trimmed) ? trimmed : `http://${trimmed}`;
}

/** The normalised link if content may link there, else undefined. */
export function safeUrl(url: unknown): string | undefined {
  if (typeof url !== 'string' || url.trim() === '') return undefined;
  const normalized = normalizedUrl(url);
  return isAllowedUrl(normalized) ? normalized : undefined;
}
