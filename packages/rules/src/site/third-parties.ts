import { hasMap, type MapAccess, mapOriginsOf } from '../map/map-access.ts';

/** Scripts of others that a tenant may load, each named by an id of its own there (CONSENT-02). Without the id it does not exist. */
export type ThirdPartyIds = { readonly tagManagerId: string; readonly pixelId: string };
type ThirdPartyScript = keyof ThirdPartyIds;

/** What a guest is asked about: scripts of others, and the map, whose script is ours and whose pictures of the world are others'. */
export type ThirdParty = ThirdPartyScript | 'map';
export type ThirdPartyAccess = Partial<ThirdPartyIds & MapAccess>;

const scripts: readonly ThirdPartyScript[] = ['tagManagerId', 'pixelId'];

type Directive = 'script-src' | 'img-src' | 'connect-src';

/** Whom a page may talk to for it, as its provider names them: no more than these hosts, and nothing written into the page. */
const hosts: Readonly<Record<ThirdPartyScript, Readonly<Record<Directive, readonly string[]>>>> = {
  tagManagerId: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  pixelId: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com'],
  },
};

/** Those whose scripts a tenant has an id for. A configuration that was stored before there were any holds none. */
export const thirdPartyScriptsOf = (ids: Partial<ThirdPartyIds>): ThirdPartyScript[] =>
  scripts.filter((name) => ids[name]);

/** All that a tenant has set up. */
export const thirdPartiesOf = (access: ThirdPartyAccess): ThirdParty[] => [
  ...(hasMap(access) ? (['map'] as const) : []),
  ...thirdPartyScriptsOf(access),
];

/** Whether there is anything to ask a guest for. */
export const asksGuests = (access: ThirdPartyAccess): boolean =>
  !!(access.tagManagerId || access.pixelId || hasMap(access));

/** The hosts that a page of the tenant's may load from besides its own, by directive of its policy. A map is asked for, never run. */
export const thirdPartyHosts = (access: ThirdPartyAccess, directive: Directive): string[] => [
  ...thirdPartyScriptsOf(access).flatMap((name) => hosts[name][directive]),
  ...(directive === 'connect-src' ? mapOriginsOf(access) : []),
];

/** Whom a page talks to for one of them. */
export const hostsOf = (party: ThirdParty, access: ThirdPartyAccess): string[] =>
  party === 'map' ? mapOriginsOf(access) : [...new Set(Object.values(hosts[party]).flat())];

/** Where links lead that bring the question back. */
export const cookiesAnchor = '#cookies';
