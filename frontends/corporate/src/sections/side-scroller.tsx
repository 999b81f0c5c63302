import { useEntries } from '../page/use-collection.ts';
import { textIn, type Value } from '../page/values.ts';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';
import { BlockEntry } from './skills.tsx';

/** Entries in a horizontally scrolling row with a visible scroll bar. */
export function SideScroller({ value }: { value: Value }) {
  const entries = useEntries(value);
  return (
    <section className={css.section}>
      <Title className={css.heading}>{textIn(value, 'title')}</Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={css.scroller} tabIndex={0} aria-label={textIn(value, 'title') || 'Seitlich scrollbar'}>
        {entries.map((entry) => (
          <BlockEntry key={entry.id} value={entry.value} isAlone={!textIn(value, 'title')} />
        ))}
      </section>
    </section>
  );
}
