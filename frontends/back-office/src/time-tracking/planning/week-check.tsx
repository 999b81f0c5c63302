import type { PlannedWeek } from '@theke/contracts/time-tracking/working-schedule';
import { classNames } from '@theke/ui/class-names';
import { icon, namedIcon } from '@theke/ui/icon';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { dayText } from '../domain/day-text.ts';
import { planMessages } from './plan-messages.de.ts';
import * as css from './planning.module.css';

const words = planMessages.check;

/** What the law says of the week, with law and paragraph (TIME-09): what is forbidden before what is allowed under conditions. */
export function WeekCheck({ week }: { week: PlannedWeek | undefined }) {
  return (
    <section className={css.check} aria-labelledby="check" aria-busy={!week}>
      <h2 id="check">
        {words.title}
        {week && week.warnings.length > 0 && <span>{week.warnings.length}</span>}
      </h2>
      {week && (
        <>
          {week.warnings.length === 0 && week.country && (
            <p className={css.fine}>
              <CircleCheck {...icon} size={16} />
              {words.fine}
            </p>
          )}
          <ul>
            {week.warnings.map(({ user, name, severity, rule, date, text }) => (
              <li
                key={`${user.id} ${rule} ${date} ${text}`}
                className={classNames(severity === 'breach' && css.breach)}
              >
                {severity === 'breach' ? (
                  <CircleAlert {...namedIcon} size={18} aria-label={planMessages.breach} />
                ) : (
                  <TriangleAlert {...namedIcon} size={18} aria-label={planMessages.notice} />
                )}
                <div>
                  <b>{words.about(name, dayText(date))}</b>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          {week.warnings.length > 0 && <p>{words.what}</p>}
          <p>{week.country ? `${words.law(week.country)} ${words.besides}` : words.noLaw}</p>
        </>
      )}
    </section>
  );
}
