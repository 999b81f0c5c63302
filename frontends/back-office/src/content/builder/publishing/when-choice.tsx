import { MomentFields, type PlanTimes } from '../../shared/moment-fields.tsx';
import { builderMessages } from '../builder-messages.de.ts';
import { PlannedPages } from './planned-pages.tsx';
import * as css from './publish-dialog.module.css';

const texts = builderMessages.publishing;

type Props = {
  zone: string;
  /** Present in the zone, as a date-time input shows it. */
  now: string;
  /** Undefined for now. */
  plan: PlanTimes | undefined;
  onChange: (plan: PlanTimes | undefined) => void;
};

/** Whether the draft is published now or at a time. */
export const WhenChoice = ({ zone, now, plan, onChange }: Props) => (
  <>
    <fieldset className={css.when}>
      <legend>{texts.when}</legend>
      <label>
        <input type="radio" name="when" checked={!plan} onChange={() => onChange(undefined)} />
        <span>
          <b>{texts.now}</b>
          {texts.nowHint}
        </span>
      </label>
      <label>
        <input
          type="radio"
          name="when"
          checked={plan !== undefined}
          onChange={() => onChange({ publishAt: '', unpublishAt: '' })}
        />
        <span>
          <b>{texts.later}</b>
          {texts.laterHint}
        </span>
      </label>
    </fieldset>
    {plan && (
      <>
        <MomentFields zone={zone} plan={plan} onChange={onChange} now={now} />
        <p className={css.note}>{texts.planHint}</p>
        <PlannedPages zone={zone} />
      </>
    )}
  </>
);
