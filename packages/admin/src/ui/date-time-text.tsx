import { useZoneOf } from '../api/use-zone-of.ts';
import * as css from './data-table.module.css';
import { minuteText } from './format.ts';

/** "heute, 18:52", "12.11.2026, 18:52" in the time zone of a branch. Default: the first branch's. */
export const DateTimeText = ({ at, branch }: { at: string; branch?: string | undefined }) => (
  <span className={`${css.number} ${css.muted}`}>{minuteText(at, new Date(), useZoneOf()(branch))}</span>
);
