import * as css from './data-table.module.css';
import { numberText } from './format.ts';

/** A number aligned with those above and below it. */
export const NumberText = ({ value, unit }: { value: number; unit?: string }) => (
  <span className={css.number}>
    {numberText(value)}
    {unit && ` ${unit}`}
  </span>
);
