import { skipTexts } from './skip-link.de.ts';
import * as css from './skip-link.module.css';

/** Skip link: first on the page, visible on keyboard focus, leads to the element `content`. */
export const SkipLink = () => (
  <a className={css.skip} href="#content">
    {skipTexts.toContent}
  </a>
);
