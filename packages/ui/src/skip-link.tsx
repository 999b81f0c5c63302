import { skipTexts } from './skip-link.de.ts';
import * as css from './skip-link.module.css';

/** First on a page, seen when it is reached by the keyboard: past header and menus to the element `content`. */
export const SkipLink = () => (
  <a className={css.skip} href="#content">
    {skipTexts.toContent}
  </a>
);
