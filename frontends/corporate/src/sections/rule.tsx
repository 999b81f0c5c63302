import * as css from './sections.module.css';

export const Rule = () => (
  <div className={css.section}>
    <hr className={css.rule} />
  </div>
);
