import type { Branch } from '@theke/contracts/catalog/branch';
import { appAnchor } from '@theke/contracts/gateway/service-worker-path';
import type { Config } from '@theke/contracts/identity/config';
import { legalPages, legalTexts } from '@theke/rules/site/page';
import { asksGuests, cookiesAnchor } from '@theke/rules/site/third-parties';
import { messages } from './messages.de.ts';

export type FooterLink = { href: string; label: string; isExternal: boolean };

type LegalPath = keyof typeof legalTexts;
type Address = 'termsAndConditions' | 'privacyPolicy' | 'imprint' | 'allergens';

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
    ...Object.entries(legalTexts).flatMap(([path, field]) =>
      // The address of a text has its name without "Text".
      legalLink(legalPages[path as LegalPath], path, config[field], config[field.replace('Text', '') as Address]),
    ),
    // Hidden by the style sheet if the app cannot be installed (APP-02).
    ...(config.enablePluginPWA ? [{ href: appAnchor, label: messages.installApp, isExternal: true }] : []),
    ...(asksGuests(config) ? [{ href: cookiesAnchor, label: messages.cookies, isExternal: true }] : []),
  ];
}
