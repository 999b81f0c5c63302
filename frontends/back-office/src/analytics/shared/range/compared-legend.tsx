import { daysText } from '../day-texts.ts';
import * as css from '../figures-page.module.css';
import type { Days } from './compared-days.ts';

/** Legend of a chart: the selected days and the compared ones. */
export const ComparedLegend = ({ days, earlier }: { days: Days; earlier: Days | null }) => (
  <ul className={css.legend}>
    <li>{daysText(days)}</li>
    {earlier && <li className={css.dashed}>{daysText(earlier)}</li>}
  </ul>
);
