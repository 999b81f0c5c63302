import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { Figure, Figures } from '../shared/figures.tsx';
import { hoursText, signedText } from '../shared/hours-text.ts';
import { sundaysOf } from '../shared/month-days.ts';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import { signedLook } from '../shared/signed-look.ts';
import * as css from './month-page.module.css';

const messages = sheetMessages.figures;

/** Totals of the month so far. */
export function MonthFigures({ sheet }: { sheet: TimeSheet }) {
  const { hasEmployment, target, targetInAll, worked, credited, balance } = sheet;
  const change = worked + credited - target;
  const sundays = sundaysOf(sheet.days, sheet.over);
  return (
    <Figures className={css.figures}>
      <Figure
        label={messages.target}
        value={hasEmployment ? hoursText(target) : messages.none}
        note={hasEmployment ? messages.targetInAll(hoursText(targetInAll)) : ''}
      />
      <Figure
        label={messages.worked}
        value={hoursText(hasEmployment ? worked + credited : sheet.days.reduce((sum, day) => sum + day.worked, 0))}
        note={credited > 0 ? messages.credited(hoursText(credited)) : ''}
      />
      <Figure
        label={messages.balance}
        value={hasEmployment ? signedText(change) : messages.none}
        note={hasEmployment ? messages.balanceInAll(signedText(balance)) : ''}
        look={hasEmployment ? signedLook(change) : undefined}
      />
      <Figure label={messages.sundays} value={String(sundays.worked)} note={messages.sundaysOf(sundays.all)} />
    </Figures>
  );
}
