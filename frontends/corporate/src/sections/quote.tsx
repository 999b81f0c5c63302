import { isMarked, useFieldMarks } from '../page/editor-marks.tsx';
import { textIn, type Value } from '../page/values.ts';
import * as css from './sections.module.css';

/** Adds German quotation marks, unless the text has some. */
export const quoted = (text: string): string => (/^[„"»“]/.test(text) ? text : `„${text}“`);

export function Quote({ value }: { value: Value }) {
  const text = textIn(value, 'text');
  const author = textIn(value, 'author');
  const [textMarks, authorMarks] = [useFieldMarks('text', text), useFieldMarks('author', author)];
  if (!text && !isMarked(textMarks)) return null;
  return (
    <figure className={`${css.section} ${css.quote}`}>
      {/* The editor changes the text without the quotation marks. */}
      <blockquote {...textMarks}>{isMarked(textMarks) ? text : quoted(text)}</blockquote>
      {(author || isMarked(authorMarks)) && <figcaption {...authorMarks}>{author}</figcaption>}
    </figure>
  );
}
