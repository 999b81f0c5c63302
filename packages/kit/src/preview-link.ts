import { isSameSecret } from './is-same-secret.ts';
import { macOf } from './mac-of.ts';

/** What a preview link shows, and until when. @property expires seconds since 1970 */
export type PreviewLink = { kind: string; id: string; expires: number };

const signatureOf = (secret: string, tenant: string, text: string): string =>
  macOf(secret, 'preview-link', tenant, text).toString('base64url');

/** Token of a link to the preview of a draft, valid for one tenant only. Nothing is stored: it cannot be revoked. */
export function previewToken(secret: string, tenant: string, { kind, id, expires }: PreviewLink): string {
  const text = `${kind}.${id}.${expires.toString(36)}`;
  return `${text}.${signatureOf(secret, tenant, text)}`;
}

/** Undefined for a token that is not ours, belongs to another tenant, or has expired. */
export function readPreviewToken(secret: string, tenant: string, token: string, now: number): PreviewLink | undefined {
  const [kind = '', id = '', expires = '', mac = '', ...more] = token.split('.');
  const expected = signatureOf(secret, tenant, `${kind}.${id}.${expires}`);
  if (more.length > 0 || !isSameSecret(Buffer.from(mac), Buffer.from(expected))) return undefined;
  const link = { kind, id, expires: Number.parseInt(expires, 36) };
  return link.expires * 1_000 > now ? link : undefined;
}
