import type { LocalDate } from '@theke/rules/time/local-time';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Segmented } from '@theke/ui/segmented';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { planMessages } from './plan-messages.de.ts';
import { type PlanView, planViews, steppedView, viewText } from './plan-view.ts';
import * as css from './planning.module.css';

const messages = planMessages.view;

type Props = {
  view: PlanView;
  day: LocalDate;
  onView: (view: PlanView) => void;
  onDay: (day: LocalDate) => void;
  /** Actions on the displayed plan. */
  children?: ReactNode;
};

/** Toolbar with view, date navigation and actions. */
export const PlanSteps = ({ view, day, onView, onDay, children }: Props) => (
  <div className={css.tools}>
    <div className={css.week}>
      <IconButton label={messages.before[view]} onClick={() => onDay(steppedView(view, day, -1))}>
        <ChevronLeft {...icon} size={20} />
      </IconButton>
      <h2 aria-live="polite">{viewText(view, day)}</h2>
      <IconButton label={messages.after[view]} onClick={() => onDay(steppedView(view, day, 1))}>
        <ChevronRight {...icon} size={20} />
      </IconButton>
    </div>
    <Segmented
      label={messages.label}
      value={view}
      segments={planViews.map((value) => ({ value, label: messages[value] }))}
      onChange={onView}
      className={css.view}
    />
    {children}
  </div>
);
