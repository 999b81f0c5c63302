import { listWebHosts } from '@theke/rules/signage/web-hosts';
import { pageKindOf } from '@theke/rules/site/page';
import { type ThirdPartyAccess, thirdPartyHosts } from '@theke/rules/site/third-parties';

/** Same origin only. Data images are used by our own styles, e.g. for select arrows. */
const fromHere = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** Policy of a page that must not be framed. */
export const documentPolicy = `${fromHere}; frame-ancestors 'none'`;

/** Same origin plus the third parties configured by the tenant (CONSENT-02, SESSION-06). */
function fromHereAnd(access: ThirdPartyAccess): string {
  const sourcesOf = (directive: 'script-src' | 'img-src' | 'connect-src') =>
    ["'self'", ...thirdPartyHosts(access, directive)].join(' ');
  // Every third party adds a source to connect-src: if this directive has no sources, there are no third parties.
  if (sourcesOf('connect-src') === "'self'") return fromHere;
  return `${fromHere.replace("img-src 'self'", `img-src ${sourcesOf('img-src')}`)}; script-src ${sourcesOf('script-src')}; connect-src ${sourcesOf('connect-src')}`;
}

/** The player of TVs, and its preview in the office. */
export const isTvPath = (path: string): boolean => /^\/tv\/?$/.test(path);

/**
 * Policy of `/tv`: frames web pages of the tenant's hosts, plays stored pictures and videos (`blob:`), and is framed by
 * the same origin as a preview.
 */
function tvPolicy(signageHosts: string): string {
  const frames = listWebHosts(signageHosts).join(' ') || "'none'";
  const stored = fromHere.replace("img-src 'self' data:", "img-src 'self' data: blob:");
  return `${stored}; media-src 'self' blob:; frame-src ${frames}; frame-ancestors 'self'`;
}

/**
 * Only the branch list, a branch's page and `/tv` may be framed, by the same origin: the office shows them as a
 * preview. Order, payment and status pages and the back office must not be framed. Third parties are not allowed on
 * pages with a secret path, nor for staff.
 */
export function policyAt(
  path: string,
  access: ThirdPartyAccess & { readonly signageHosts?: string },
  isStaff: boolean | undefined = false,
): string {
  if (isTvPath(path)) return tvPolicy(access.signageHosts ?? '');
  const place = pageKindOf(path);
  const from = isStaff || ['status', 'pay'].includes(place) ? fromHere : fromHereAnd(access);
  return `${from}; frame-ancestors ${['list', 'branch'].includes(place) ? "'self'" : "'none'"}`;
}
