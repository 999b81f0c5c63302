import { hasMap, listMapOrigins, type MapAccess } from '../map/map-access.ts';

/** Third-party scripts of a tenant, each enabled by the tenant's id at the provider (CONSENT-02). */
export type ThirdPartyIds = { readonly tagManagerId: string; readonly pixelId: string };
type ThirdPartyScript = keyof ThirdPartyIds;

/**
 * Third parties that need a guest's consent: their scripts, and the map, whose script is ours but whose tiles are
 * external.
 */
export type ThirdParty = ThirdPartyScript | 'map';
export type ThirdPartyAccess = Partial<ThirdPartyIds & MapAccess>;

const scripts: readonly ThirdPartyScript[] = ['tagManagerId', 'pixelId'];

type Directive = 'script-src' | 'img-src' | 'connect-src';

/** Allowed hosts of each provider by policy directive, as documented by the provider; no inline scripts. */
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

/** The scripts for which a tenant has an id. Legacy configurations have none. */
export const thirdPartyScriptsOf = (ids: Partial<ThirdPartyIds>): ThirdPartyScript[] =>
  scripts.filter((name) => ids[name]);

/** All third parties that a tenant has set up. */
export const thirdPartiesOf = (access: ThirdPartyAccess): ThirdParty[] => [
  ...(hasMap(access) ? (['map'] as const) : []),
  ...thirdPartyScriptsOf(access),
];

/** Whether a guest must be asked for consent. */
export const needsConsent = (access: ThirdPartyAccess): boolean =>
  !!(access.tagManagerId || access.pixelId || hasMap(access));

/**
 * Additional hosts that a tenant's page may load from, by directive of its policy. Map hosts are only for connections,
 * never for scripts.
 */
export const thirdPartyHosts = (access: ThirdPartyAccess, directive: Directive): string[] => [
  ...thirdPartyScriptsOf(access).flatMap((name) => hosts[name][directive]),
  ...(directive === 'connect-src' ? listMapOrigins(access) : []),
];

/** The hosts that a page connects to for one of them. */
export const hostsOf = (party: ThirdParty, access: ThirdPartyAccess): string[] =>
  party === 'map' ? listMapOrigins(access) : [...new Set(Object.values(hosts[party]).flat())];

/** Link target that opens the consent banner again. */
export const cookiesAnchor = '#cookies';
