import { isSameSecret } from './is-same-secret.ts';
import { macOf } from './mac-of.ts';

/** `confirm`: of one request, in its mail. `unsubscribe`: of a subscriber, in each newsletter. */
export type NewsletterPurpose = 'confirm' | 'unsubscribe';

const signatureOf = (secret: string, tenant: string, purpose: NewsletterPurpose, id: string): Buffer =>
  macOf(secret, `newsletter-${purpose}`, tenant, id).subarray(0, 16);

/** Token of a link in a mail, derived so that nothing stores it: `id.signature`. */
export const newsletterToken = (secret: string, tenant: string, purpose: NewsletterPurpose, id: string): string =>
  `${id}.${signatureOf(secret, tenant, purpose, id).toString('base64url')}`;

/** The id in a token; undefined unless the token is genuine, of this tenant and this purpose. */
export function newsletterIdIn(
  secret: string,
  tenant: string,
  purpose: NewsletterPurpose,
  token: string,
): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  const isGenuine = isSameSecret(Buffer.from(signature, 'base64url'), signatureOf(secret, tenant, purpose, id));
  return isGenuine ? id : undefined;
}
