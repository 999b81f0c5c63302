import type { Config } from '@theke/contracts/identity/config';
import { placeOf } from '@theke/rules/site/page';
import { thirdPartyHosts } from '@theke/rules/site/third-parties';

/** Everything from the own origin, nothing from others. Data images are the select arrows and the like of our own styles. */
const fromHere = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** What a page may load, and who may show it in a frame: nobody. */
export const documentPolicy = `${fromHere}; frame-ancestors 'none'`;

type Ids = Pick<Config, 'tagManagerId' | 'pixelId'>;

/** From here, and from the hosts of what the tenant has an id for (CONSENT-02). */
function fromHereAnd(ids: Ids): string {
  const of = (directive: 'script-src' | 'img-src' | 'connect-src') =>
    ["'self'", ...thirdPartyHosts(ids, directive)].join(' ');
  if (of('script-src') === "'self'") return fromHere;
  return `${fromHere.replace("img-src 'self'", `img-src ${of('img-src')}`)}; script-src ${of('script-src')}; connect-src ${of('connect-src')}`;
}

/**
 * The settings show the shop in a frame: the branch list and a branch's card, to no site but their own. Where somebody orders, pays
 * or reads what they ordered stays in no frame, and so does the back office. Nor does anything of others run on a page whose address is a
 * secret, or where staff work.
 */
export function policyAt(path: string, ids: Ids, isStaff: boolean | undefined = false): string {
  const place = placeOf(path);
  const from = isStaff || ['status', 'pay'].includes(place) ? fromHere : fromHereAnd(ids);
  return `${from}; frame-ancestors ${['list', 'branch'].includes(place) ? "'self'" : "'none'"}`;
}
