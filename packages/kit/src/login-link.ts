import { macOf } from './mac-of.ts';

/** Token of a requested login link: derived from the secret, so that no event has to contain it. */
export const loginLinkToken = (secret: string, tenant: string, link: string): string =>
  macOf(secret, 'login-link', tenant, link).toString('base64url');
