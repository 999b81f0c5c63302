import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { intoSight } from './into-sight.ts';
import * as css from './navigation.module.css';
import { softHyphens } from './soft-hyphens.ts';

type Props = {
  label: string;
  Icon: LucideIcon;
  isOpen: boolean;
  /** Whether the user has opened the group; false if it is open because of the current page. */
  isChosen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Collapsible navigation group. */
export function NavigationGroup({ label, Icon, isOpen, isChosen, onToggle, children }: Props) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  // Scrolls a group into view that the user opens near the end of the list.
  useEffect(() => {
    const box = group.current?.parentElement;
    if (isChosen && box && group.current) intoSight(box, group.current);
  }, [isChosen]);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <div ref={group}>
      <button
        type="button"
        className={classNames(css.link, css.groupHead)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon {...icon} size={18} />
        <span>{softHyphens(label)}</span>
        <Arrow {...icon} size={16} />
      </button>
      <div id={id} className={classNames(css.groupLinks, !isOpen && css.folded)}>
        {children}
      </div>
    </div>
  );
}
