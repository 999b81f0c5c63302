import { pageKindOf } from '@theke/rules/site/page';
import { type ThirdPartyAccess, thirdPartyHosts } from '@theke/rules/site/third-parties';

/** Everything from the own origin, nothing from others. Data images are the select arrows and the like of our own styles. */
const fromHere = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** What a page may load, and who may show it in a frame: nobody. */
export const documentPolicy = `${fromHere}; frame-ancestors 'none'`;

/** From here, and from the hosts of what the tenant has set up (CONSENT-02, SESSION-06). */
function fromHereAnd(access: ThirdPartyAccess): string {
  const of = (directive: 'script-src' | 'img-src' | 'connect-src') =>
    ["'self'", ...thirdPartyHosts(access, directive)].join(' ');
  // Whatever is loaded is asked for too: without anybody to ask there is nobody else.
  if (of('connect-src') === "'self'") return fromHere;
  return `${fromHere.replace("img-src 'self'", `img-src ${of('img-src')}`)}; script-src ${of('script-src')}; connect-src ${of('connect-src')}`;
}

/**
 * The settings show the shop in a frame: the branch list and a branch's card, to no site but their own. Where somebody orders, pays
 * or reads what they ordered stays in no frame, and so does the back office. Nor does anything of others run on a page whose address is a
 * secret, or where staff work.
 */
export function policyAt(path: string, access: ThirdPartyAccess, isStaff: boolean | undefined = false): string {
  const place = pageKindOf(path);
  const from = isStaff || ['status', 'pay'].includes(place) ? fromHere : fromHereAnd(access);
  return `${from}; frame-ancestors ${['list', 'branch'].includes(place) ? "'self'" : "'none'"}`;
}
