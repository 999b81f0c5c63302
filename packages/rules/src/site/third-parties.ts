/** What a tenant may load from others, each named by an id of its own there (CONSENT-02). Without the id it does not exist. */
export type ThirdPartyIds = { readonly tagManagerId: string; readonly pixelId: string };
export type ThirdParty = keyof ThirdPartyIds;

const all: readonly ThirdParty[] = ['tagManagerId', 'pixelId'];

type Directive = 'script-src' | 'img-src' | 'connect-src';

/** Whom a page may talk to for it, as its provider names them: no more than these hosts, and nothing written into the page. */
const hosts: Readonly<Record<ThirdParty, Readonly<Record<Directive, readonly string[]>>>> = {
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

/** Those that a tenant has an id for. A configuration that was stored before there were any holds none. */
export const thirdPartiesOf = (ids: Partial<ThirdPartyIds>): ThirdParty[] => all.filter((name) => ids[name]);

/** The hosts that a page of the tenant's may load from besides its own, by directive of its policy. */
export const thirdPartyHosts = (ids: Partial<ThirdPartyIds>, directive: Directive): string[] =>
  thirdPartiesOf(ids).flatMap((name) => hosts[name][directive]);

/** Where links lead that bring the question back. */
export const cookiesAnchor = '#cookies';
