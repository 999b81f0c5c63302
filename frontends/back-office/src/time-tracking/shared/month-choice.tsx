import { DateControl } from '@theke/admin/ui/date-control.tsx';
import { addMonths } from '@theke/rules/time/months';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as css from './month-choice.module.css';
import { sheetMessages } from './sheet-messages.de.ts';

/** Month from the URL ('2026-11'). Default: the current month. */
export const monthIn = (text: string | null, today: string): string =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7);

type Props = { month: string; onChoose: (month: string) => void };

/** Choice of a month with buttons for the previous and next one. */
export function MonthChoice({ month, onChoose }: Props) {
  const step = (months: number) => onChoose(addMonths(`${month}-01`, months).slice(0, 7));
  return (
    <div className={css.months}>
      <IconButton label={sheetMessages.before} onClick={() => step(-1)}>
        <ChevronLeft {...icon} size={20} />
      </IconButton>
      <DateControl
        kind="month"
        aria-label={sheetMessages.month}
        value={month}
        onChange={(chosen) => chosen && onChoose(chosen)}
      />
      <IconButton label={sheetMessages.after} onClick={() => step(1)}>
        <ChevronRight {...icon} size={20} />
      </IconButton>
    </div>
  );
}
