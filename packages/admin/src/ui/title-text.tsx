import * as css from './data-table.module.css';

/** What names a row, with a smaller line below it. */
export const TitleText = ({ title, subtitle }: { title: string; subtitle?: string | undefined }) => (
  <span className={css.name}>
    <span>
      <b>{title}</b>
      {subtitle && <small>{subtitle}</small>}
    </span>
  </span>
);
