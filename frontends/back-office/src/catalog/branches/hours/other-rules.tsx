import * as control from '@theke/admin/forms/editors/control.module.css';
import type { OpeningRule } from '@theke/rules/hours/opening-hours';
import { OpeningHoursReader } from '../../shared/opening-hours-reader.tsx';
import * as css from './hours.module.css';
import { hoursMessages } from './hours-messages.de.ts';

/** Rules that neither the week nor a special day shows, because they have no effect. */
export function OtherRules({ rules, onRemove }: { rules: readonly OpeningRule[]; onRemove: () => void }) {
  if (rules.length === 0) return null;
  return (
    <div className={css.group}>
      <h3>{hoursMessages.others}</h3>
      <p className={css.text}>{hoursMessages.othersHint}</p>
      <p className={css.lines}>
        <OpeningHoursReader value={rules} />
      </p>
      <button type="button" className={control.small} onClick={onRemove}>
        {hoursMessages.removeOthers}
      </button>
    </div>
  );
}
