import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ChevronDown, Mail } from 'lucide-react';
import { useState } from 'react';
import * as css from './menu-preview.module.css';
import type { MenuItem } from './menu-tree.ts';
import { navigationMessages } from './navigation-messages.de.ts';
import { shownMenu } from './shown-menu.ts';
import type { MenuTarget } from './use-menu-targets.ts';

type Props = {
  items: readonly MenuItem[];
  targetOf: (item: MenuItem) => MenuTarget;
  /** Label of the item that is being edited. */
  current: string | undefined;
};

/** The menu as visitors see it, while it is edited. */
export function MenuPreview({ items, targetOf, current }: Props) {
  const shown = shownMenu(items, (item) => targetOf(item).issue === undefined);
  const [chosen, setChosen] = useState<number>();
  const opened = shown[chosen ?? -1];
  return (
    <section className={css.preview} aria-label={navigationMessages.preview}>
      {shown.length === 0 && <p className={css.empty}>{navigationMessages.previewEmpty}</p>}
      <ul className={css.bar}>
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: menu items have no id
          <li key={index}>
            <Top
              item={item}
              isCurrent={item.label === current}
              isOpen={index === chosen}
              onToggle={() => setChosen(index === chosen ? undefined : index)}
            />
          </li>
        ))}
      </ul>
      {opened?.children && opened.children.length > 0 && (
        <ul className={css.columns} aria-label={navigationMessages.opens(opened.label)}>
          {opened.children.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: menu items have no id
            <li key={index}>
              <span className={classNames(css.heading, child.label === current && css.current)}>{child.label}</span>
              {child.children?.map((third, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: menu items have no id
                <span key={at} className={classNames(third.label === current && css.current)}>
                  {third.label}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type TopProps = { item: MenuItem; isCurrent: boolean; isOpen: boolean; onToggle: () => void };

function Top({ item: { label, type, children = [] }, isCurrent, isOpen, onToggle }: TopProps) {
  const content = (
    <>
      {type === 'site' && label === 'Kontakt' && <Mail {...icon} size={16} />}
      {label}
    </>
  );
  if (children.length === 0) return <span className={classNames(css.top, isCurrent && css.current)}>{content}</span>;
  return (
    <button
      type="button"
      className={classNames(css.top, isCurrent && css.current)}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {content}
      <ChevronDown {...icon} size={14} />
    </button>
  );
}
