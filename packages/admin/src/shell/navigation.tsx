import { classNames } from '@theke/ui/class-names';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../api/shop.ts';
import { messages } from '../messages.de.ts';
import * as folded from '../ui/folded.module.css';
import { intoSight } from './into-sight.ts';
import { Mark } from './mark.tsx';
import * as css from './navigation.module.css';
import { currentGroup, type NavigationEntry, navigationEntries } from './navigation-entries.ts';
import { NavigationGroup } from './navigation-group.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { NavigationSearch } from './navigation-search.tsx';
import { useOffice } from './office.ts';
import type { OfficeLink } from './office-link.ts';
import { useVisibleLinks } from './visible-links.ts';

type Props = {
  /** The drawer of a phone: scrolls as a whole, and has the links of the user menu at its end. */
  isWide?: boolean;
  onNavigate?: () => void;
};

/**
 * Navigation links that the user sees. The first links and those at the foot stay visible while the groups between
 * them scroll. At most one group is open: the chosen one, otherwise that of the current page.
 */
export function Navigation({ isWide = false, onNavigate }: Props) {
  const { shopName } = useShop().config;
  const { groups } = useOffice();
  const links = useVisibleLinks();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<{ pathname: string; group: string | undefined }>();
  const lines = useRef<HTMLDivElement>(null);
  const [places, foot, user] = [
    links.filter(({ isFoot, isInUserMenu }) => !isFoot && !isInUserMenu),
    links.filter(({ isFoot }) => isFoot),
    links.filter(({ isInUserMenu }) => isInUserMenu),
  ].map((part) => navigationEntries(part, groups)) as [NavigationEntry[], NavigationEntry[], NavigationEntry[]];
  const groupStart = places.findIndex(({ group }) => group);
  const firstCount = groupStart < 0 ? places.length : groupStart;
  // Opening another page shows its group again.
  const openGroup = chosen?.pathname === pathname ? chosen.group : currentGroup([...places, ...foot], pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another path
  useEffect(() => {
    const box = lines.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !line) return;
    // Scrolls the whole group into view if it fits, then the link.
    for (const group of box.children) if (group.contains(line)) intoSight(box, group);
    intoSight(box, line);
  }, [pathname]);
  const linkTo = (link: OfficeLink) => <NavigationLink key={link.to} link={link} {...(onNavigate && { onNavigate })} />;
  const entryOf = (entry: NavigationEntry) =>
    entry.group ? (
      <NavigationGroup
        key={entry.group.name}
        label={entry.group.label}
        Icon={entry.group.Icon}
        isOpen={entry.group.name === openGroup}
        isChosen={entry.group.name === chosen?.group}
        onToggle={(isOpen) => setChosen({ pathname, group: isOpen ? entry.group.name : undefined })}
      >
        {entry.links.map(linkTo)}
      </NavigationGroup>
    ) : (
      linkTo(entry.link)
    );
  return (
    <nav className={classNames(css.nav, isWide && css.wide)} aria-label={messages.navigation.label}>
      <div className={css.tenant}>
        <Mark />
        <div className={classNames(!isWide && folded.onTablet)}>
          <b>{shopName}</b>
          <small>{messages.backOffice}</small>
        </div>
      </div>
      <NavigationSearch {...(onNavigate && { onNavigate })} />
      <div className={css.first}>{places.slice(0, firstCount).map(entryOf)}</div>
      <div ref={lines} className={css.lines}>
        {places.slice(firstCount).map(entryOf)}
      </div>
      <div className={css.foot}>
        {foot.map(entryOf)}
        {isWide && user.map(entryOf)}
      </div>
    </nav>
  );
}
