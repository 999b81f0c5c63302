import { locale } from '@theke/rules/texts/locale';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { planMessages } from './plan-messages.de.ts';
import * as css from './planning.module.css';
import type { TightestHour } from './tightest-hour.ts';

const messages = planMessages.expected;
const each = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** The tightest hour, shown below the staff; red without staff. */
export function TightestText({ of }: { of: TightestHour | undefined }) {
  if (!of) return null;
  const isNobody = of.perPerson === undefined;
  const perPerson = each.format(of.perPerson ?? 0);
  return (
    <small className={isNobody ? css.nobody : undefined}>
      <span aria-hidden="true">{isNobody ? messages.nobodyThere(of.hour) : messages.tightest(of.hour, perPerson)}</span>
      <VisuallyHidden>
        {isNobody ? messages.nobodyHeard(of.hour) : messages.tightestHeard(of.hour, perPerson)}
      </VisuallyHidden>
    </small>
  );
}
