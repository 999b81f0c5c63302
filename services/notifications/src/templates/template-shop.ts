import type { Config } from '@theke/contracts/identity/config';
import { originOfTenant } from '@theke/kit/public-address';
import type { Shop } from '../shop/shop-store.ts';
import type { MailLink } from './mail-content.ts';

/** Shop as the sender of a mail. */
export type TemplateShop = {
  name: string;
  /** Brand colour of the tenant as `#RRGGBB`. */
  brand: string;
  accent: string;
  branch: { name: string; address: string; phone: string; email: string };
  /** IANA time zone of the branch. */
  zone: string;
  /** Base URL of links, without a trailing slash; null if the tenant has no known host. */
  origin: string | null;
  /** Links to legal texts; legacy rows have none. */
  pages?: readonly MailLink[];
};

/** @param publicAddress URL pattern of a host: `https://{host}` */
export function templateShop({ tenant, config, branch }: Shop, publicAddress: string): TemplateShop {
  const origin = originOfTenant(publicAddress, tenant?.hosts);
  return {
    name: config?.shopName ?? tenant?.name ?? '',
    brand: config?.theme.brand ?? '#003F4B',
    accent: config?.theme.accent ?? '#4CAF5B',
    branch: {
      name: branch?.name ?? '',
      address: [branch?.street, [branch?.zipCode, branch?.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      phone: branch?.phone ?? '',
      email: branch?.email ?? '',
    },
    zone: branch?.timeZone ?? 'Europe/Vienna',
    origin,
    pages: config ? legalPages(config, origin) : [],
  };
}

/** URL of a page of the back office; null if the business has no host. */
export const officePage = ({ origin }: TemplateShop, path: string): string | null =>
  origin && `${origin}/backend/${path}`;

/** The shop's own page if it has a text, else the URL in its settings. */
function legalPages(config: Config, origin: string | null): MailLink[] {
  const page = (label: string, path: string, text: string, address: string): MailLink[] => {
    if (text && origin) return [{ label, url: `${origin}${path}` }];
    return /^https?:\/\//.test(address) ? [{ label, url: address }] : [];
  };
  return [
    ...page('Datenschutz', '/site/privacy', config.privacyPolicyText, config.privacyPolicy),
    ...page('Impressum', '/site/imprint', config.imprintText, config.imprint),
  ];
}
