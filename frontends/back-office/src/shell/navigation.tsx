import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import {
  Activity,
  Banknote,
  BookOpen,
  ContactRound,
  CreditCard,
  ExternalLink,
  Gauge,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mails,
  ReceiptText,
  ScrollText,
  Settings,
  Store,
  UserRound,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { may, useMe } from '../api/session.ts';
import { useShop } from '../api/shop.ts';
import { useNewOrders } from '../board/use-new-orders.ts';
import { configMessages } from '../config/config-messages.de.ts';
import { mailboxMessages } from '../mailbox/mailbox-messages.de.ts';
import { messages } from '../messages.de.ts';
import { operationsMessages } from '../operations/operations-messages.de.ts';
import { useDeadLetterCount } from '../operations/use-dead-letter-count.ts';
import { messages as paymentProviders } from '../payment-providers/messages.de.ts';
import { messages as payments } from '../payments/messages.de.ts';
import { useOpenMismatches } from '../payments/use-open-mismatches.ts';
import type { NavigationGroup as NavigationGroupName } from '../resources/office-resource.ts';
import { officeResources } from '../resources/office-resources.ts';
import * as folded from '../ui/folded.module.css';
import { Mark } from './mark.tsx';
import * as css from './navigation.module.css';
import { NavigationGroup } from './navigation-group.tsx';

const groups = [
  { group: 'house', label: messages.navigation.house, Icon: Store },
  { group: 'catalog', label: messages.navigation.catalog, Icon: BookOpen },
] as const;

type Props = {
  /** In the drawer the words are always there. */
  isWide?: boolean;
  onNavigate?: () => void;
};

/** What this user may go to, and the way out. */
export function Navigation({ isWide = false, onNavigate }: Props) {
  const me = useMe();
  const { shopName } = useShop().config;
  const newOrders = useNewOrders();
  const mismatches = useOpenMismatches();
  const deadLetters = useDeadLetterCount();
  const word = classNames(!isWide && folded.onTablet);
  const link = (to: string, label: string, Icon: LucideIcon, count?: number, isBad = false) => (
    <NavLink
      key={to}
      to={to}
      title={label}
      {...(onNavigate && { onClick: onNavigate })}
      className={({ isActive }) => classNames(css.link, isActive && css.current)}
    >
      <Icon {...icon} size={18} />
      <span className={word}>{label}</span>
      {count ? <b className={classNames(css.count, isBad && css.bad)}>{count}</b> : null}
    </NavLink>
  );
  const resourceLinks = (group: NavigationGroupName | undefined) =>
    officeResources
      .filter((one) => one.group === group && may(me, one.resource.read))
      .map(({ resource, Icon }) => link(`/${resource.name}`, resource.label.many, Icon));
  return (
    <nav className={classNames(css.nav, isWide && css.wide)} aria-label={messages.navigation.label}>
      <div className={css.tenant}>
        <Mark />
        <div className={word}>
          <b>{shopName}</b>
          <small>{messages.backOffice}</small>
        </div>
      </div>
      {may(me, 'orders.read') && link('/orders', messages.navigation.orders, ReceiptText, newOrders)}
      {may(me, 'orders.read') && link('/capacity', messages.capacity.navigation, Gauge)}
      {may(me, 'customers.read') && link('/customers', messages.customers.title, ContactRound)}
      {may(me, 'messages.read') && link('/messages', mailboxMessages.title, Mails)}
      {groups.map(({ group, label, Icon }) => (
        <NavigationGroup
          key={group}
          label={label}
          Icon={Icon}
          paths={officeResources.flatMap((one) => (one.group === group ? `/${one.resource.name}` : []))}
        >
          {resourceLinks(group)}
        </NavigationGroup>
      ))}
      {resourceLinks(undefined)}
      {may(me, 'payments.read') && link('/payments', payments.title, Banknote, mismatches, true)}
      <span className={css.space} />
      {may(me, 'config.write') && link('/config', configMessages.title, Settings)}
      {may(me, 'payment-providers.read') && link('/payment-providers', paymentProviders.title, CreditCard)}
      {may(me, 'api-keys.read') && link('/api-keys', messages.apiKeys.title, KeyRound)}
      {may(me, 'operations.read') && link('/operations', operationsMessages.title, Activity, deadLetters, true)}
      {may(me, 'logs.read') && link('/logs', messages.navigation.logs, ScrollText)}
      <a className={css.link} href="/" title={messages.navigation.storefront}>
        <ExternalLink {...icon} size={18} />
        <span className={word}>{messages.navigation.storefront}</span>
      </a>
      {link('/account', messages.account.title, UserRound)}
      {link('/logout', messages.navigation.logout, LogOut)}
    </nav>
  );
}
