import type { Branch } from '@theke/contracts/catalog/branch';
import { appAnchor } from '@theke/contracts/gateway/service-worker-path';
import type { Config } from '@theke/contracts/identity/config';
import { asksGuests, cookiesAnchor } from '@theke/rules/site/third-parties';
import { messages } from './messages.de.ts';

export type FooterLink = { href: string; label: string; isExternal: boolean };

/** Our own text takes precedence over an external URL; without both there is no link. */
function legalLink(label: string, path: string, text: string, address: string): FooterLink[] {
  if (text) return [{ href: path, label, isExternal: false }];
  return address ? [{ href: address, label, isExternal: true }] : [];
}

/** Links of the footer in their fixed order (FRAME-01). */
export function footerLinks(config: Config, branches: readonly Branch[]): FooterLink[] {
  const only = branches.length === 1 ? branches[0] : undefined;
  return [
    { href: '/', label: config.shopName, isExternal: false },
    ...(only ? [{ href: `/store/${only.identifier}`, label: messages.orderOnline, isExternal: false }] : []),
    ...legalLink(
      messages.terms,
      '/site/terms-and-conditions',
      config.termsAndConditionsText,
      config.termsAndConditions,
    ),
    ...legalLink(messages.privacy, '/site/privacy', config.privacyPolicyText, config.privacyPolicy),
    ...legalLink(messages.imprint, '/site/imprint', config.imprintText, config.imprint),
    ...legalLink(messages.allergens, '/site/allergens', config.allergensText, config.allergens),
    // Hidden by the style sheet if the app cannot be installed (APP-02).
    ...(config.enablePluginPWA ? [{ href: appAnchor, label: messages.installApp, isExternal: true }] : []),
    ...(asksGuests(config) ? [{ href: cookiesAnchor, label: messages.cookies, isExternal: true }] : []),
  ];
}
