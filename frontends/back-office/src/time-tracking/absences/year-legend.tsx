import { type AbsenceKind, absenceKindLabels } from '@theke/contracts/time-tracking/absence';
import { classNames } from '@theke/ui/class-names';
import { absenceMessages } from './absence-messages.de.ts';
import * as css from './absence-year.module.css';

const { year: texts } = absenceMessages;

/** Colour and pattern of each kind of absence. */
export const kindLook: Record<AbsenceKind, string | undefined> = {
  holiday: css.holiday,
  sick: css.sick,
  unpaid: css.unpaid,
  'time-off': css.timeOff,
};

/** Meaning of colours, letters and patterns. */
export const YearLegend = () => (
  <ul className={css.legend} aria-label={texts.legend}>
    {(Object.keys(kindLook) as AbsenceKind[]).map((kind) => (
      <li key={kind}>
        <span className={classNames(css.sample, kindLook[kind])} aria-hidden="true">
          {texts.letters[kind]}
        </span>
        {absenceKindLabels[kind]}
      </li>
    ))}
    <li>
      <span className={classNames(css.sample, css.asked)} aria-hidden="true" />
      {texts.asked}
    </li>
    <li>
      <span className={classNames(css.sample, css.holiday, css.morning)} aria-hidden="true" />
      {texts.morning}
    </li>
    <li>
      <span className={classNames(css.sample, css.holiday, css.afternoon)} aria-hidden="true" />
      {texts.afternoon}
    </li>
    <li>
      <span className={css.todaySample} aria-hidden="true" />
      {texts.today}
    </li>
  </ul>
);
