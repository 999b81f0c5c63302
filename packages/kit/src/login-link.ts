import { createHmac } from 'node:crypto';

/** Token of a requested login link: derived from the secret, so that no event has to contain it. */
export const loginLinkToken = (secret: string, tenant: string, link: string): string =>
  createHmac('sha256', `login-link:${secret}`).update(`${tenant}:${link}`).digest('base64url');
