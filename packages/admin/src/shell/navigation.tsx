import { classNames } from '@theke/ui/class-names';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { may, useMe } from '../api/session.ts';
import { useShop } from '../api/shop.ts';
import { messages } from '../messages.de.ts';
import * as folded from '../ui/folded.module.css';
import { intoSight } from './into-sight.ts';
import { Mark } from './mark.tsx';
import * as css from './navigation.module.css';
import { NavigationGroup } from './navigation-group.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { useOffice } from './office.ts';
import type { OfficeLink } from './office-link.ts';

type Props = {
  /** Shows labels on all screen widths; used in the drawer. */
  isWide?: boolean;
  onNavigate?: () => void;
};

/** Navigation links that the user may open; the links at the foot stay visible while the rest scrolls. */
export function Navigation({ isWide = false, onNavigate }: Props) {
  const me = useMe();
  const { shopName } = useShop().config;
  const { links, groups } = useOffice();
  const permitted = links.filter(({ needs }) => needs === undefined || may(me, needs));
  const { pathname } = useLocation();
  const lines = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another path
  useEffect(() => {
    const box = lines.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !line) return;
    // Scrolls the whole group into view if it fits, then the link.
    for (const group of box.children) if (group.contains(line)) intoSight(box, group);
    intoSight(box, line);
  }, [pathname]);
  const linkTo = (link: OfficeLink) => (
    <NavigationLink key={link.to} link={link} isWide={isWide} {...(onNavigate && { onNavigate })} />
  );
  const isFirst = (link: OfficeLink) => permitted.find(({ group }) => group === link.group) === link;
  /** Renders a group at the position of its first visible link; omits it if there is none. */
  const entry = (link: OfficeLink) => {
    const group = groups.find(({ name }) => name === link.group);
    if (!group) return linkTo(link);
    if (!isFirst(link)) return null;
    const groupLinks = permitted.filter((other) => other.group === group.name);
    return (
      <NavigationGroup
        key={group.name}
        label={group.label}
        Icon={group.Icon}
        paths={groupLinks.map(({ to }) => to)}
        isWide={isWide}
      >
        {groupLinks.map(linkTo)}
      </NavigationGroup>
    );
  };
  return (
    <nav className={classNames(css.nav, isWide && css.wide)} aria-label={messages.navigation.label}>
      <div className={css.tenant}>
        <Mark />
        <div className={classNames(!isWide && folded.onTablet)}>
          <b>{shopName}</b>
          <small>{messages.backOffice}</small>
        </div>
      </div>
      <div ref={lines} className={css.lines}>
        {permitted.filter(({ isFoot }) => !isFoot).map(entry)}
      </div>
      <div className={css.foot}>{permitted.filter(({ isFoot }) => isFoot).map(entry)}</div>
    </nav>
  );
}
