import type { Office } from '@theke/admin/shell/office.ts';
import { linkOf, type OfficeLink } from '@theke/admin/shell/office-link.ts';
import { BookOpen, ExternalLink, Store } from 'lucide-react';
import { operationsLink } from './gateway/operations/operations-link.ts';
import { accountLinks } from './identity/account/account-links.ts';
import { apiKeysLink } from './identity/api-keys/api-keys-link.ts';
import { configLink } from './identity/config/config-link.ts';
import { logsLink } from './identity/logs/logs-link.ts';
import { mailboxLink } from './notifications/mailbox/mailbox-link.ts';
import { officeResources } from './office-resources.ts';
import { boardLink } from './ordering/board/board-link.ts';
import { capacityLink } from './ordering/capacity/capacity-link.ts';
import { customersLink } from './ordering/customers/customers-link.ts';
import { paymentProvidersLink } from './payments/payment-providers/payment-providers-link.ts';
import { paymentsLink } from './payments/payments/payments-link.ts';
import { widgets } from './widgets.ts';

/** Out to what guests see. */
const storefrontLink: OfficeLink = {
  to: '/',
  label: 'Zum Shop',
  Icon: ExternalLink,
  isFoot: true,
  isOutside: true,
};

/** Everything that staff can go to, in the order of the navigation; what a line says, its feature defines. */
export const office: Omit<Office, 'UserMenu'> = {
  resources: officeResources,
  links: [
    boardLink,
    capacityLink,
    customersLink,
    mailboxLink,
    ...officeResources.map(linkOf),
    paymentsLink,
    configLink,
    paymentProvidersLink,
    apiKeysLink,
    operationsLink,
    logsLink,
    storefrontLink,
    ...accountLinks,
  ],
  groups: [
    { name: 'house', label: 'Standorte', Icon: Store },
    { name: 'catalog', label: 'Katalog', Icon: BookOpen },
  ],
  widgets,
};
