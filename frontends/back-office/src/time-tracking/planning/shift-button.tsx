import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { plannedMinutes } from '@theke/rules/working-time/plan/planned-shift';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import type { ComponentProps } from 'react';
import { dayText } from '../shared/day-text.ts';
import { minutesText } from '../shared/hours-text.ts';
import { planMessages } from './plan-messages.de.ts';
import { dayOf, shiftText, timesText } from './plan-week.ts';
import * as css from './shift.module.css';
import type { worstOf } from './worst-of.ts';

export type ShownShift = {
  shift: WorkingSchedule;
  zone: string;
  /** Name of the row. */
  name: string;
  /** Whether the role is shown below the name. */
  isRoleKnown: boolean;
  worst: ReturnType<typeof worstOf>;
};

type Props = ShownShift & Omit<ComponentProps<'button'>, keyof ShownShift | 'type' | 'title' | 'children'>;

/** A shift as a button: time and role, whether it is a draft, and its worst finding or absence. */
export function ShiftButton({ shift, zone, name, isRoleKnown, worst, className, ...rest }: Props) {
  const isDraft = shift.state === 'draft';
  const marks = [isDraft && planMessages.draft, worst && planMessages[worst]].filter(Boolean);
  const duration = planMessages.duration(minutesText(plannedMinutes(shift)));
  return (
    <button
      {...rest}
      type="button"
      className={classNames(
        css.shift,
        isDraft && css.draft,
        (worst === 'notice' || worst === 'absence') && css.notice,
        worst === 'breach' && css.breach,
        className,
      )}
      title={[shiftText(shift, zone, name), shift.role, ...marks, shift.note].filter(Boolean).join(', ')}
    >
      <VisuallyHidden>{`${name}, ${dayText(dayOf(shift, zone))}, `}</VisuallyHidden>
      <b>{timesText(shift, zone)}</b> <span>{isRoleKnown ? duration : shift.role || duration}</span>
      {marks.length > 0 && <VisuallyHidden>{`, ${marks.join(', ')}`}</VisuallyHidden>}
    </button>
  );
}
