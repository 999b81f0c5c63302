import * as css from './language-buttons.module.css';

/**
 * In the shop: the page in the other language (LANG-01). This header is drawn in German for both, so both stand here and the style sheet
 * shows the one that the page is not in; `alive/shop-frame.ts` remembers what is chosen.
 */
export const LanguageButtons = () => (
  <div className={css.languages}>
    <button type="button" lang="en" data-language="en">
      English
    </button>
    <button type="button" lang="de" data-language="de">
      Deutsch
    </button>
  </div>
);
