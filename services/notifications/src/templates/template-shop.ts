import type { Shop } from '../shop/shop-store.ts';

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
};

/** @param publicAddress how a host is reached: `https://{host}` */
export function templateShop({ tenant, config, branch }: Shop, publicAddress: string): TemplateShop {
  const [host] = tenant?.hosts ?? [];
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
    origin: host === undefined ? null : publicAddress.replace('{host}', host),
  };
}
