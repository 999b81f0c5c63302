import { derivedTypes } from '@theke/rules/content/field-types';
import { icon } from '@theke/ui/icon';
import { Minus, Plus } from 'lucide-react';
import { MarkedEntry, useEntryMarks, useFieldMarks } from '../page/editor-marks.tsx';
import { entriesIn, richIn, textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

const entryLayout = derivedTypes.accordion_entry.type === 'group' ? derivedTypes.accordion_entry.layout : {};

/** Entries that open and close independently (BLOCK-08), also without JavaScript. */
export function Accordion({ value }: { value: Value }) {
  const marksOf = useEntryMarks();
  return (
    <section className={css.section}>
      <div className={css.split}>
        <Title className={css.heading}>{textIn(value, 'title')}</Title>
        <div className={css.accordion}>
          {entriesIn(value, 'entries')
            .filter((entry) => textIn(entry.value, 'title'))
            .map((entry) => (
              <MarkedEntry key={entry.id} entry={entry} layout={entryLayout}>
                <details open={entry.value.is_active === true} {...marksOf(entry)}>
                  <Summary title={textIn(entry.value, 'title')} />
                  <div className={css.answer}>
                    <RichText text={richIn(entry.value, 'text')} />
                    <Links value={entry.value} name="read_more" />
                  </div>
                </details>
              </MarkedEntry>
            ))}
        </div>
      </div>
    </section>
  );
}

const Summary = ({ title }: { title: string }) => (
  <summary>
    <span {...useFieldMarks('title', title)}>{title}</span>
    <Plus {...icon} className={css.plus} />
    <Minus {...icon} className={css.minus} />
  </summary>
);
