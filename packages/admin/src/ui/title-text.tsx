import * as css from './data-table.module.css';

/** Title of a row with an optional subtitle. */
export const TitleText = ({ title, subtitle }: { title: string; subtitle?: string | undefined }) => (
  <span className={css.name}>
    <span>
      <b>{title}</b>
      {subtitle && <small>{subtitle}</small>}
    </span>
  </span>
);
