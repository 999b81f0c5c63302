import type { Config } from '@theke/contracts/identity/config';
import { originOfTenant } from '@theke/kit/public-address';
import type { Shop } from '../shop/shop-store.ts';
import type { MailLink } from './mail-content.ts';

/** In whose name a mail is written. */
export type TemplateShop = {
  name: string;
  /** `#RRGGBB`, as the tenant chose it. */
  brand: string;
  accent: string;
  branch: { name: string; address: string; phone: string; email: string };
  /** IANA, of the branch's clock. */
  zone: string;
  /** Where links lead, without a slash at the end; null where no host of the tenant is known. */
  origin: string | null;
  /** Where the law's texts can be read; stored rows of before have none. */
  pages?: readonly MailLink[];
};

/** @param publicAddress how a host is reached: `https://{host}` */
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

/** The shop's own page where there is a text, else where its settings point to. */
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
