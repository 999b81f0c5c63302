import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@theke/kit/is-same-secret';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import { z } from 'zod';
import { portOf } from '../host.ts';

const year = 365 * 86_400_000;
/** Maximum number of accounts, for a tablet shared by a team. */
const maxAccounts = 8;

/** Signed content of the cookie: the browser's id and the accounts that logged in with it. Grants no access. */
const content = z.object({ id: z.string(), accounts: z.array(z.string()), until: z.number() });
type Content = z.output<typeof content>;

/** Named like the session cookie (session-cookie.ts), but survives logout. */
const nameOf = (request: Request): string =>
  request.secure ? '__Host-theke-browser' : `theke_browser_${portOf(request)}`;

export type KnownBrowser = {
  /**
   * The browser's id, used as rate limit key instead of the address; undefined unless the cookie is genuine, of this
   * tenant and not expired.
   */
  idOf(request: Request, tenant: string): string | undefined;
  /** The browser's id, if this account has logged in with it. */
  idFor(request: Request, tenant: string, email: string): string | undefined;
  /** Returns the cookie for a browser after a login. */
  remember(request: Request, tenant: string, email: string): string;
};

/**
 * Recognizes browsers that logged in before by a signed cookie (ADR 0012): login attempts of others from the same
 * address, or at the same account from elsewhere, do not lock them out.
 */
export function knownBrowser(secret: string, now: () => number): KnownBrowser {
  const mac = (what: string) => createHmac('sha256', `browser:${secret}`).update(what).digest();
  const accountOf = (tenant: string, email: string) =>
    mac(`account ${tenant} ${email.trim().toLowerCase()}`).toString('base64url').slice(0, 16);

  function read(request: Request, tenant: string): Content | undefined {
    const cookie = request.headers.cookie && parseCookie(request.headers.cookie)[nameOf(request)];
    if (!cookie) return undefined;
    const [payload = '', signature = ''] = cookie.split('.');
    const [sent, expected] = [Buffer.from(signature, 'base64url'), mac(`cookie ${tenant} ${payload}`)];
    if (!isSameSecret(sent, expected)) return undefined;
    const parsed = content.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return parsed.success && parsed.data.until > now() ? parsed.data : undefined;
  }

  return {
    idOf: (request, tenant) => read(request, tenant)?.id,
    idFor(request, tenant, email) {
      const content = read(request, tenant);
      return content?.accounts.includes(accountOf(tenant, email)) ? content.id : undefined;
    },
    remember(request, tenant, email) {
      const earlier = read(request, tenant);
      const account = accountOf(tenant, email);
      const otherAccounts = earlier?.accounts.filter((one) => one !== account) ?? [];
      const until = now() + year;
      const content: Content = {
        id: earlier?.id ?? randomBytes(12).toString('base64url'),
        accounts: [account, ...otherAccounts].slice(0, maxAccounts),
        until,
      };
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return stringifySetCookie({
        name: nameOf(request),
        value: `${payload}.${mac(`cookie ${tenant} ${payload}`).toString('base64url')}`,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.secure,
        path: '/',
        expires: new Date(until),
      });
    },
  };
}
