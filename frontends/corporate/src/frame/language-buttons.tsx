import * as css from './language-buttons.module.css';

/**
 * Link to the shop page in the other language (LANG-01). The header is rendered in German for both languages, so it
 * contains both links and the style sheet shows one; `enhance/shop-frame.ts` stores the choice.
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
