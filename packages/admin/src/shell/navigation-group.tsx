import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as folded from '../ui/folded.module.css';
import { intoSight } from './into-sight.ts';
import * as css from './navigation.module.css';

type Props = {
  label: string;
  Icon: LucideIcon;
  /** Paths of its links; the group is expanded if one is the current page. */
  paths: readonly string[];
  isWide: boolean;
  children: ReactNode;
};

/** Collapsible navigation group. */
export function NavigationGroup({ label, Icon, paths, isWide, children }: Props) {
  const id = useId();
  const { pathname } = useLocation();
  const isWithin = paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isWithin;
  const group = useRef<HTMLDivElement>(null);
  // Scrolls an expanded group into view if it is near the end of the list.
  useEffect(() => {
    const box = group.current?.parentElement;
    if (chosen && box && group.current) intoSight(box, group.current);
  }, [chosen]);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <div ref={group}>
      <button
        type="button"
        className={classNames(css.link, css.groupHead)}
        aria-expanded={isOpen}
        aria-controls={id}
        title={label}
        onClick={() => setChosen(!isOpen)}
      >
        <Icon {...icon} size={18} />
        <span className={classNames(!isWide && folded.onTablet)}>{label}</span>
        <Arrow {...icon} size={16} />
      </button>
      <div id={id} className={classNames(css.groupLinks, !isOpen && css.folded)}>
        {children}
      </div>
    </div>
  );
}
