import type { Category } from '@theke/contracts/catalog/category';
import { isTranslated, translated } from '@theke/rules/texts/translated';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { langAttributes } from '@theke/ui/lang-attributes';
import { Search, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { messages } from '../messages.de.ts';
import { SearchBox } from '../search-box.tsx';
import * as css from './category-bar.module.css';
import { sectionId } from './section-id.ts';
import { useCurrentSection } from './use-current-section.ts';

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a section without a history entry and moves the keyboard focus. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

type Props = {
  categories: readonly Category[];
  /** Search text; undefined while the search is closed. */
  typed: string | undefined;
  onSearch: (typed: string | undefined) => void;
};

/** Sticky bar with the menu's categories, which marks the current one; the search replaces them. */
export const CategoryBar = ({ categories, typed, onSearch }: Props) => (
  <div className={css.bar}>
    {typed === undefined ? (
      <>
        <Links categories={categories} />
        <IconButton label={messages.menu.search} onClick={() => onSearch('')}>
          <Search {...icon} size={20} />
        </IconButton>
      </>
    ) : (
      <search
        className={css.search}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onSearch(undefined);
        }}
      >
        {/* Focused, because it was opened to type. */}
        <SearchBox autoFocus label={messages.menu.search} value={typed} onType={onSearch} />
        <IconButton label={messages.menu.endSearch} onClick={() => onSearch(undefined)}>
          <X {...icon} size={22} />
        </IconButton>
      </search>
    )}
  </div>
);

function Links({ categories }: Pick<Props, 'categories'>) {
  const bar = useRef<HTMLElement>(null);
  const current = useCurrentSection(categories.map(({ id }) => sectionId(id)));
  useEffect(() => {
    const link = current && bar.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link && bar.current)
      bar.current.scrollTo({ left: link.offsetLeft - 48, behavior: isCalm() ? 'auto' : 'smooth' });
  }, [current]);
  return (
    <nav ref={bar} className={css.links} aria-label={messages.menu.categories}>
      {categories.map(({ id, ...category }) => (
        <a
          key={id}
          {...langAttributes(category, 'name')}
          href={`#${sectionId(id)}`}
          aria-current={current === sectionId(id) ? 'true' : undefined}
          onClick={(event) => goTo(event, sectionId(id))}
        >
          {isTranslated(category, 'name') ? translated(category, 'name') : category.shortName || category.name}
        </a>
      ))}
    </nav>
  );
}
