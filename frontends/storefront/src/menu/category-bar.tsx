import type { Category } from '@theke/contracts/catalog/category';
import { type MouseEvent, useEffect, useRef } from 'react';
import { messages } from '../messages.de.ts';
import * as css from './category-bar.module.css';
import { sectionId } from './section-id.ts';
import { useCurrentSection } from './use-current-section.ts';

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes to a section without a step in the history, and lets the keyboard follow. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/** The card's categories; it stays in sight and shows where one is. */
export function CategoryBar({ categories }: { categories: readonly Category[] }) {
  const bar = useRef<HTMLElement>(null);
  const current = useCurrentSection(categories.map(({ id }) => sectionId(id)));
  useEffect(() => {
    const link = current && bar.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link && bar.current)
      bar.current.scrollTo({ left: link.offsetLeft - 48, behavior: isCalm() ? 'auto' : 'smooth' });
  }, [current]);
  return (
    <nav ref={bar} className={css.bar} aria-label={messages.menu.categories}>
      {categories.map(({ id, name }) => (
        <a
          key={id}
          href={`#${sectionId(id)}`}
          aria-current={current === sectionId(id) ? 'true' : undefined}
          onClick={(event) => goTo(event, sectionId(id))}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
