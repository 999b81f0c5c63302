import { richIn, textIn, type Value } from '../page/values.ts';
import { RichText } from '../parts/rich-text.tsx';
import * as css from './sections.module.css';

const sides: Readonly<Record<string, string | undefined>> = { left: css.left, centered: css.centered };

/** A text on one side of the page. Default: right (BLOCK-06). */
export const TextElement = ({ value }: { value: Value }) => (
  <div className={css.section}>
    <RichText text={richIn(value, 'text')} className={sides[textIn(value, 'alignment')] ?? css.right ?? ''} />
  </div>
);
