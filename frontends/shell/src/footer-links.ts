import type { Branch } from '@theke/contracts/catalog/branch';
import { appAnchor } from '@theke/contracts/gateway/service-worker-path';
import type { Config } from '@theke/contracts/identity/config';
import { cookiesAnchor, needsConsent } from '@theke/rules/site/third-parties';
import { messages } from './messages.de.ts';

export type FooterLink = { href: string; label: string; isExternal: boolean };

/** Our own page, if there is one, takes precedence over an external URL; without both there is no link. */
function link(label: string, path: string, has: unknown, address: string | false = ''): FooterLink[] {
  const href = has ? path : address;
  return href ? [{ href, label, isExternal: !has }] : [];
}

/** Links of the footer in their fixed order (FRAME-01). */
export function footerLinks(config: Config, branches: readonly Branch[]): FooterLink[] {
  return [
    ...link(config.shopName, '/', 1),
    ...link(messages.orderOnline, `/store/${branches[0]?.identifier}`, branches.length === 1),
    ...link(messages.terms, '/site/terms-and-conditions', config.termsAndConditionsText, config.termsAndConditions),
    ...link(messages.privacy, '/site/privacy', config.privacyPolicyText, config.privacyPolicy),
    ...link(messages.imprint, '/site/imprint', config.imprintText, config.imprint),
    ...link(messages.allergens, '/site/allergens', config.allergensText, config.allergens),
    ...link(messages.account, '/site/konto', config.enablePluginAccounts),
    // Hidden by the style sheet if the app cannot be installed (APP-02).
    ...link(messages.installApp, '', 0, config.enablePluginPWA && appAnchor),
    ...link(messages.cookies, '', 0, needsConsent(config) && cookiesAnchor),
  ];
}
