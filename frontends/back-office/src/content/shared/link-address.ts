import { safeUrl } from '@theke/rules/content/urls';

const mail = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i;
const phone = /^\+?\d[\d\s/()-]{5,}$/;

/**
 * Address of a typed link: an e-mail address or phone number gets its scheme, `www.example.org` becomes
 * `http://www.example.org` (LINK-01).
 * @returns undefined if content may not link there
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (mail.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return safeUrl(text);
}
