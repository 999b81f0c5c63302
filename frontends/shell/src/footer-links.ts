import type { Branch } from '@theke/contracts/catalog/branch';
import { appAnchor } from '@theke/contracts/gateway/service-worker-path';
import type { Config } from '@theke/contracts/identity/config';
import { legalPages } from '@theke/rules/site/page';
import { asksGuests, cookiesAnchor } from '@theke/rules/site/third-parties';
import { messages } from './messages.de.ts';

export type FooterLink = { href: string; label: string; isExternal: boolean };

/** Fields of the addresses, in the order of `legalPages`; those of the texts end in `Text`. */
const legalFields = ['termsAndConditions', 'privacyPolicy', 'imprint', 'allergens'] as const;

/** Our own page takes precedence over an external URL; without both there is no link. */
function legalLink(label: string, path: string, has: string | boolean, address: string): FooterLink[] {
  if (has) return [{ href: path, label, isExternal: false }];
  return address ? [{ href: address, label, isExternal: true }] : [];
}

/** Links of the footer in their fixed order (FRAME-01). */
export function footerLinks(config: Config, branches: readonly Branch[]): FooterLink[] {
  const only = branches.length === 1 ? branches[0] : undefined;
  return [
    { href: '/', label: config.shopName, isExternal: false },
    ...(only ? [{ href: `/store/${only.identifier}`, label: messages.orderOnline, isExternal: false }] : []),
    ...Object.entries(legalPages).flatMap(([path, label], at) => {
      const field = legalFields[at] as (typeof legalFields)[number];
      return legalLink(label, path, config[`${field}Text`], config[field]);
    }),
    ...legalLink(messages.account, '/site/konto', config.enablePluginAccounts, ''),
    // Hidden by the style sheet if the app cannot be installed (APP-02).
    ...(config.enablePluginPWA ? [{ href: appAnchor, label: messages.installApp, isExternal: true }] : []),
    ...(asksGuests(config) ? [{ href: cookiesAnchor, label: messages.cookies, isExternal: true }] : []),
  ];
}
