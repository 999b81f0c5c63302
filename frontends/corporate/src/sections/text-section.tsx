import { richIn, textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

/** A title with its text beside it. */
export const TextSection = ({ value }: { value: Value }) => (
  <section className={css.section}>
    <div className={css.split}>
      <Title className={css.heading}>{textIn(value, 'title')}</Title>
      <div>
        <RichText text={richIn(value, 'text')} />
        <Links value={value} />
      </div>
    </div>
  </section>
);
