import { plusMonths } from '@theke/rules/time/months';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { messages } from '../messages.de.ts';
import { DateControl } from './date-control.tsx';
import * as css from './month-choice.module.css';

/** Month from the URL ('2026-11'). Default: the current month. */
export const monthIn = (text: string | null, today: string): string =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7);

type Props = { month: string; onChoose: (month: string) => void };

/** Choice of a month with buttons for the previous and next one. */
export function MonthChoice({ month, onChoose }: Props) {
  const step = (months: number) => onChoose(plusMonths(month, months));
  return (
    <div className={css.months}>
      <IconButton label={messages.dates.monthBefore} onClick={() => step(-1)}>
        <ChevronLeft {...icon} size={20} />
      </IconButton>
      <DateControl
        kind="month"
        aria-label={messages.dates.month}
        value={month}
        onChange={(chosen) => chosen && onChoose(chosen)}
      />
      <IconButton label={messages.dates.monthAfter} onClick={() => step(1)}>
        <ChevronRight {...icon} size={20} />
      </IconButton>
    </div>
  );
}
