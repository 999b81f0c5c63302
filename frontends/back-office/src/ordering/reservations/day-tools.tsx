import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { DateControl } from '@theke/admin/ui/date-control.tsx';
import { addDays, weekdayOf } from '@theke/rules/time/local-time';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Segmented } from '@theke/ui/segmented';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as css from './day-tools.module.css';
import { reservationMessages as texts } from './reservation-messages.de.ts';

export type View = 'list' | 'timeline';

type Props = {
  branch: { id: string };
  branches: readonly { id: string; name: string }[];
  day: string;
  today: string;
  view: View;
  onBranch: (id: string) => void;
  onDay: (day: string) => void;
  onView: (view: View) => void;
};

/** Choice of branch, day and view. */
export const DayTools = ({ branch, branches, day, today, view, onBranch, onDay, onView }: Props) => (
  <div className={css.tools}>
    <BranchChoice
      label={texts.branch}
      branches={branches}
      value={branch.id}
      onChoose={onBranch}
      className={css.branch}
    />
    <div className={css.day}>
      <IconButton label={texts.dayBefore} onClick={() => onDay(addDays(day, -1))}>
        <ChevronLeft {...icon} size={20} />
      </IconButton>
      <DateControl aria-label={texts.day} value={day} onChange={(chosen) => chosen && onDay(chosen)} />
      <IconButton label={texts.dayAfter} onClick={() => onDay(addDays(day, 1))}>
        <ChevronRight {...icon} size={20} />
      </IconButton>
      <span className={css.weekday}>{weekdayOf(day)}</span>
      {day !== today && (
        <Button kind="quiet" size="small" onClick={() => onDay(today)}>
          {texts.today}
        </Button>
      )}
    </div>
    <Segmented
      label={texts.view}
      value={view}
      segments={[
        { value: 'list', label: texts.list },
        { value: 'timeline', label: texts.timeline },
      ]}
      onChange={onView}
    />
  </div>
);
