import * as css from './share-bar.module.css';

/** As long as a row's share of the longest; what it says in figures stands beside it. */
export const ShareBar = ({ part, whole }: { part: number; whole: number }) => (
  <span className={css.bar} aria-hidden="true">
    <span style={{ width: `${(100 * part) / whole}%` }} />
  </span>
);
