import { linkOf } from '@theke/admin/shell/link-of.ts';
import type { Office } from '@theke/admin/shell/office.ts';
import type { OfficeLink } from '@theke/admin/shell/office-link.ts';
import { BookOpen, ExternalLink, Images, Store } from 'lucide-react';
import { operationsLink } from './gateway/operations/operations-link.ts';
import { accountLinks } from './identity/account/account-links.ts';
import { apiKeysLink } from './identity/api-keys/api-keys-link.ts';
import { configLink } from './identity/config/config-link.ts';
import { imagesLink } from './media/images/images-link.ts';
import { officeIndex } from './office-index.ts';
import { boardLink } from './ordering/board/board-link.ts';
import { capacityLink } from './ordering/capacity/capacity-link.ts';
import { paymentProvidersLink } from './payments/payment-providers/payment-providers-link.ts';
import { widgets } from './widgets.ts';

/** Out to what guests see. */
const storefrontLink: OfficeLink = {
  to: '/',
  label: 'Zum Shop',
  Icon: ExternalLink,
  isFoot: true,
  isOutside: true,
};

/** The lines of the navigation as they follow each other; whatever is not named here stands where `others` does. */
const others = '*';
const order = [
  '/orders',
  '/capacity',
  '/customers',
  '/messages',
  '/branches',
  '/tables',
  '/departments',
  '/divisions',
  '/menus',
  '/products',
  '/categories',
  '/tags',
  '/images',
  '/uploads',
  '/donatees',
  '/devices',
  '/users',
  '/external-users',
  others,
  '/payments',
  '/config',
  '/payment-providers',
  '/api-keys',
  '/operations',
  '/logs',
  '/',
  '/account',
  '/logout',
];
const placeOf = ({ to }: OfficeLink): number => order.indexOf(order.includes(to) ? to : others);

/** Everything that staff can go to; what a line says, its feature defines. */
export const office: Omit<Office, 'UserMenu'> = {
  lists: officeIndex,
  links: [
    ...officeIndex.filter(({ hasOwnPage }) => !hasOwnPage).map(linkOf),
    boardLink,
    capacityLink,
    imagesLink,
    configLink,
    paymentProvidersLink,
    apiKeysLink,
    operationsLink,
    storefrontLink,
    ...accountLinks,
  ].toSorted((one, other) => placeOf(one) - placeOf(other)),
  groups: [
    { name: 'locations', label: 'Standorte', Icon: Store },
    { name: 'catalog', label: 'Katalog', Icon: BookOpen },
    { name: 'media', label: 'Medien', Icon: Images },
  ],
  widgets,
};
