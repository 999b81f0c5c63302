import { locale } from '@theke/rules/texts/locale';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { planMessages } from './plan-messages.de.ts';
import * as css from './planning.module.css';
import type { TightestHour } from './tightest-hour.ts';

const messages = planMessages.expected;
const each = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** The tightest hour, shown below the staff; red without staff. */
export function TightestText({ hour }: { hour: TightestHour | undefined }) {
  if (!hour) return null;
  const isNobody = hour.perPerson === undefined;
  const perPerson = each.format(hour.perPerson ?? 0);
  return (
    <small className={isNobody ? css.nobody : undefined}>
      <span aria-hidden="true">
        {isNobody ? messages.nobodyThere(hour.hour) : messages.tightest(hour.hour, perPerson)}
      </span>
      <VisuallyHidden>
        {isNobody ? messages.nobodyLabel(hour.hour) : messages.tightestLabel(hour.hour, perPerson)}
      </VisuallyHidden>
    </small>
  );
}
