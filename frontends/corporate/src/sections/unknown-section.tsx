import * as css from './sections.module.css';

/** Notice for a section type that this version does not know; excluded from snippets of search engines (BLOCK-02). */
export const UnknownSection = () => (
  <div className={css.section}>
    <p className={css.unknown} data-nosnippet="">
      Inhalt konnte nicht geladen werden.
    </p>
  </div>
);
