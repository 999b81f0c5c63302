import * as css from './sections.module.css';

/** A type that this version does not know; search engines show nothing of it (BLOCK-02). */
export const UnknownSection = () => (
  <div className={css.section}>
    <p className={css.unknown} data-nosnippet="">
      Inhalt konnte nicht geladen werden.
    </p>
  </div>
);
