import { Markdown as Meant } from '@theke/ui/markdown';
import * as css from './rich-text.module.css';

/** Renders a Markdown text with the usual text styles. */
export const Markdown = ({ text }: { text: string }) => (
  <div className={css.text}>
    <Meant text={text} />
  </div>
);
