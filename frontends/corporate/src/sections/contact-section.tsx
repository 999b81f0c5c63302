import { richIn, textIn, type Value } from '../page/values.ts';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

export const ContactSection = ({ value }: { value: Value }) => (
  <section className={css.section}>
    <Title className={css.heading}>{textIn(value, 'title')}</Title>
    <div className={css.entries}>
      {['left', 'center', 'right'].map((column) => (
        <RichText key={column} text={richIn(value, column)} field={column} />
      ))}
    </div>
  </section>
);
