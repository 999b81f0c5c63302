import * as css from './share-bar.module.css';

/** Bar relative to the longest row; decorative, because the figure is shown beside it. */
export const ShareBar = ({ count, total }: { count: number; total: number }) => (
  <span className={css.bar} aria-hidden="true">
    <span style={{ width: `${(100 * count) / total}%` }} />
  </span>
);
