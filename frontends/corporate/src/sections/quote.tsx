import { textIn, type Value } from '../page/values.ts';
import * as css from './sections.module.css';

/** Adds German quotation marks, unless the text has some. */
export const quoted = (text: string): string => (/^[„"»“]/.test(text) ? text : `„${text}“`);

export function Quote({ value }: { value: Value }) {
  const text = textIn(value, 'text');
  if (!text) return null;
  return (
    <figure className={`${css.section} ${css.quote}`}>
      <blockquote>{quoted(text)}</blockquote>
      {textIn(value, 'author') && <figcaption>{textIn(value, 'author')}</figcaption>}
    </figure>
  );
}
