import { icon } from '@theke/ui/icon';
import { Minus, Plus } from 'lucide-react';
import { entriesIn, richIn, textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

/** Entries that open and close independently (BLOCK-08), also without JavaScript. */
export const Accordion = ({ value }: { value: Value }) => (
  <section className={css.section}>
    <div className={css.split}>
      <Title className={css.heading}>{textIn(value, 'title')}</Title>
      <div className={css.accordion}>
        {entriesIn(value, 'entries')
          .filter((entry) => textIn(entry.value, 'title'))
          .map((entry) => (
            <details key={entry.id} open={entry.value.is_active === true}>
              <summary>
                {textIn(entry.value, 'title')}
                <Plus {...icon} className={css.plus} />
                <Minus {...icon} className={css.minus} />
              </summary>
              <div className={css.answer}>
                <RichText text={richIn(entry.value, 'text')} />
                <Links value={entry.value} name="read_more" />
              </div>
            </details>
          ))}
      </div>
    </div>
  </section>
);
