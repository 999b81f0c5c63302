import type { PlannedWeek, PlanWarning, WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { countryOfRegion } from '@theke/rules/working-time/public-holidays';
import { classNames } from '@theke/ui/class-names';
import { icon, namedIcon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { dayText } from '../shared/day-text.ts';
import { NotJudged } from '../shared/not-judged.tsx';
import { planMessages } from './plan-messages.de.ts';
import * as css from './planning.module.css';
import { WhatHolds } from './what-holds.tsx';

const messages = planMessages.check;

type Props = {
  week: PlannedWeek | undefined;
  /** Returns the shift of a warning; undefined if it is not on this plan. */
  shiftOf: (warning: PlanWarning) => WorkingSchedule | undefined;
  onOpen: (shift: WorkingSchedule) => void;
};

/** Person and day of a warning, as a button that opens the shift. */
function About({ warning, shiftOf, onOpen }: Omit<Props, 'week'> & { warning: PlanWarning }) {
  const text = messages.about(warning.name, dayText(warning.date));
  const shift = shiftOf(warning);
  if (!shift) return <b>{text}</b>;
  return (
    <button type="button" className={css.toShift} onClick={() => onOpen(shift)}>
      {text}
      <VisuallyHidden>{messages.change}</VisuallyHidden>
    </button>
  );
}

/**
 * Legal findings of the week with law and paragraph (TIME-09), and shifts during absences; breaches first. Without any,
 * a line says so; the rules are folded.
 */
export function WeekCheck({ week, ...shifts }: Props) {
  if (!week) return null;
  const { warnings, country, judged } = week;
  return (
    <div className={css.check}>
      {warnings.length > 0 && <Findings warnings={warnings} {...shifts} />}
      {warnings.length === 0 && (country || judged.length > 0) && (
        <p className={css.fine}>
          <CircleCheck {...icon} size={16} />
          {messages.fine}
        </p>
      )}
      {!country && <p>{messages.noLaw}</p>}
      <NotJudged countries={[country, ...judged.map(({ region }) => countryOfRegion(region))]} />
      <WhatHolds week={week} />
    </div>
  );
}

function Findings({ warnings, ...shifts }: Omit<Props, 'week'> & { warnings: readonly PlanWarning[] }) {
  return (
    <section aria-labelledby="check">
      <h2 id="check">
        {messages.title}
        <span>{warnings.length}</span>
      </h2>
      <ul>
        {warnings.map((warning) => {
          const { user, severity, rule, date, text } = warning;
          return (
            <li key={`${user.id} ${rule} ${date} ${text}`} className={classNames(severity === 'breach' && css.breach)}>
              {severity === 'breach' ? (
                <CircleAlert {...namedIcon} size={18} aria-label={planMessages.breach} />
              ) : (
                <TriangleAlert
                  {...namedIcon}
                  size={18}
                  aria-label={rule === 'absence' ? planMessages.absence : planMessages.notice}
                />
              )}
              <div>
                <About warning={warning} {...shifts} />
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p>{messages.what}</p>
    </section>
  );
}
