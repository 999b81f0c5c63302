import { createHmac } from 'node:crypto';

/** The token of a login link that was asked for: whoever holds the key can make it, and no event carries a secret. */
export const loginLinkToken = (secret: string, tenant: string, link: string): string =>
  createHmac('sha256', `login-link:${secret}`).update(`${tenant}:${link}`).digest('base64url');
