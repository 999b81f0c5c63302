import { Markdown as Meant } from '@theke/ui/markdown';
import * as css from './rich-text.module.css';

/** A text in Markdown as what it means, set as all texts are. */
export const Markdown = ({ text }: { text: string }) => (
  <div className={css.text}>
    <Meant text={text} />
  </div>
);
