import type { Office } from '@theke/admin/shell/office.ts';
import type { OfficeGroup, OfficeLink } from '@theke/admin/shell/office-link.ts';
import { toLink } from '@theke/admin/shell/to-link.ts';
import type { Config } from '@theke/contracts/identity/config';
import {
  BookOpen,
  CalendarClock,
  ExternalLink,
  Globe,
  Images,
  ListTodo,
  MapPin,
  MonitorPlay,
  Settings,
  Users,
} from 'lucide-react';
import { aiSettingsLink } from './ai/settings/ai-settings-link.ts';
import { statisticsLink, visitsLink } from './analytics/shared/statistics-link.ts';
import { todayLink } from './analytics/today/today-link.ts';
import { binLink } from './gateway/bin/bin-link.ts';
import { deviceOverviewLink } from './gateway/device-overview/device-overview-link.ts';
import { operationsLink } from './gateway/operations/operations-link.ts';
import { accountLink } from './identity/account/account-link.ts';
import { logoutLink } from './identity/account/logout-link.ts';
import { apiKeysLink } from './identity/api-keys/api-keys-link.ts';
import { configLink } from './identity/config/config-link.ts';
import { setupLink } from './identity/setup/setup-link.ts';
import { imagesLink } from './media/images/images-link.ts';
import { officeIndex } from './office-index.ts';
import { boardLink } from './ordering/board/board-link.ts';
import { capacityLink } from './ordering/capacity/capacity-link.ts';
import { dayClosesLink } from './ordering/day-closes/day-closes-link.ts';
import { driverLink } from './ordering/driver/driver-link.ts';
import { reservationsLink } from './ordering/reservations/reservations-link.ts';
import { tableServiceLink } from './ordering/table-service/table-service-link.ts';
import { zonesLink } from './ordering/zones/zones-link.ts';
import { paymentProvidersLink } from './payments/payment-providers/payment-providers-link.ts';
import { absencesLink } from './time-tracking/absences/absences-link.ts';
import { activitiesLink } from './time-tracking/activities/activities-link.ts';
import { bookedTimeLink } from './time-tracking/booked-time/booked-time-link.ts';
import { correctionsLink } from './time-tracking/corrections/corrections-link.ts';
import { myTimeLink } from './time-tracking/my-time/my-time-link.ts';
import { planLink } from './time-tracking/planning/plan-link.ts';
import { sheetsLink } from './time-tracking/sheets/sheets-link.ts';
import { teamMonthLink } from './time-tracking/team-month/team-month-link.ts';
import { widgets } from './widgets.ts';

/** Link to the website, with or without a shop. */
const storefrontLink: OfficeLink = {
  to: '/',
  label: 'Zur Website',
  Icon: ExternalLink,
  isInUserMenu: true,
  isOutside: true,
};

/** Groups of the navigation in order. A group without links is hidden; a link with `group: 'website'` appears in it. */
const groups: readonly OfficeGroup[] = [
  { name: 'locations', label: 'Standorte', Icon: MapPin },
  { name: 'catalog', label: 'Katalog', Icon: BookOpen },
  { name: 'website', label: 'Website', Icon: Globe },
  { name: 'media', label: 'Medien', Icon: Images },
  { name: 'team', label: 'Team', Icon: CalendarClock },
  { name: 'tasks', label: 'Aufgaben', Icon: ListTodo },
  { name: 'signage', label: 'Digital Signage', Icon: MonitorPlay },
  { name: 'people', label: 'Personen', Icon: Users },
  { name: 'settings', label: 'Einstellungen', Icon: Settings },
];

/** Links before the groups, and at the foot after them; others follow the groups. */
const first = [
  '/today',
  '/orders',
  '/table-service',
  '/driver',
  '/reservations',
  '/capacity',
  '/customers',
  '/messages',
  '/payments',
  '/day-closes',
  '/fiscal-receipts',
  '/statistics',
  '/statistics/visits',
];
const last = ['/bin', '/account', '/operations', '/logs', '/analytics-log', '/', '/logout'];
/** Order of the links within groups; others come last. */
const groupOrder = [
  '/sites',
  '/posts',
  '/projects',
  '/navigations',
  '/blocks',
  '/nodes',
  '/forms',
  '/form-messages',
  '/redirects',
  '/services',
  '/business-sectors',
  '/topics',
  '/branches',
  '/delivery-zones',
  '/tables',
  '/departments',
  '/divisions',
  '/device-overview',
  '/devices',
  '/menus',
  '/products',
  '/categories',
  '/tags',
  '/discounts',
  '/gift-cards',
  '/images',
  '/image-templates',
  '/uploads',
  '/my-time',
  '/working-activities',
  '/working-schedules',
  '/absences',
  '/team-month',
  '/correction-requests',
  '/time-sheets',
  '/terminals',
  '/tasks',
  '/task-templates',
  '/booked-time',
  '/digital-signage-devices',
  '/digital-signage-streams',
  '/digital-signage-segments',
  '/scenes',
  '/signage-plays',
  '/users',
  '/external-users',
  '/donatees',
  '/setup',
  '/config',
  '/payment-providers',
  '/ai-settings',
  '/api-keys',
  '/webhook-endpoints',
  '/webhook-deliveries',
];

/** Pages about orders, the menu, and devices and shifts of a branch: hidden in a business without branches. */
const needBranch = new Set([
  '/today',
  '/orders',
  '/table-service',
  '/driver',
  '/reservations',
  '/capacity',
  '/customers',
  '/payments',
  '/day-closes',
  '/fiscal-receipts',
  '/statistics',
  '/tables',
  '/delivery-zones',
  '/device-overview',
  '/devices',
  '/menus',
  '/products',
  '/categories',
  '/tags',
  '/working-schedules',
  '/terminals',
  '/task-templates',
  '/digital-signage-devices',
  '/digital-signage-streams',
  '/digital-signage-segments',
  '/scenes',
  '/signage-plays',
  '/discounts',
  '/gift-cards',
  '/donatees',
  '/payment-providers',
]);

/** Pages of modules; the navigation hides them while the module is off. */
const modules: Readonly<Record<string, keyof Config>> = {
  '/gift-cards': 'enablePluginGiftCards',
  '/donatees': 'enablePluginDonations',
  '/newsletter-subscribers': 'enablePluginNewsletter',
};

/** Whether a business uses the pages of a link (OFFICE-42); undefined: like every business. */
function moduleCondition({ to, group }: OfficeLink): OfficeLink['isUsedIn'] {
  const module = modules[to];
  if (module) return ({ config }) => Boolean(config[module]);
  if (group === 'signage') return ({ config }) => config.enablePluginSignage;
  // A business without branches has nothing but its website. QR codes also lead to the menu.
  if (group === 'website' && to !== '/qr-codes')
    return ({ config, branches }) => config.enablePluginWebsite || branches.length === 0;
  return undefined;
}

/** Sort key of a link. */
function placeOf({ to, group }: OfficeLink): number {
  const inGroup = groupOrder.includes(to) ? groupOrder.indexOf(to) : groupOrder.length;
  const groupAt = groups.findIndex(({ name }) => name === group);
  if (groupAt >= 0) return 1_000 * (first.length + groupAt) + inGroup;
  if (first.includes(to)) return 1_000 * first.indexOf(to);
  return 1_000 * (first.length + groups.length + (last.includes(to) ? 1 + last.indexOf(to) : 0));
}

/** Everything that staff can open; each link is defined by its feature. */
export const office: Omit<Office, 'UserMenu'> = {
  lists: officeIndex,
  links: [
    ...officeIndex.filter(({ hasOwnPage }) => !hasOwnPage).map(toLink),
    todayLink,
    boardLink,
    tableServiceLink,
    driverLink,
    reservationsLink,
    capacityLink,
    zonesLink,
    dayClosesLink,
    myTimeLink,
    activitiesLink,
    absencesLink,
    correctionsLink,
    sheetsLink,
    teamMonthLink,
    bookedTimeLink,
    planLink,
    imagesLink,
    setupLink,
    configLink,
    paymentProvidersLink,
    aiSettingsLink,
    apiKeysLink,
    statisticsLink,
    visitsLink,
    binLink,
    deviceOverviewLink,
    operationsLink,
    storefrontLink,
    accountLink,
    logoutLink,
  ]
    .map((link) => (needBranch.has(link.to) ? { ...link, needsBranch: true } : link))
    .map((link) => {
      const isUsedIn = link.isUsedIn ?? moduleCondition(link);
      return isUsedIn ? { ...link, isUsedIn } : link;
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other)),
  groups,
  widgets,
};
