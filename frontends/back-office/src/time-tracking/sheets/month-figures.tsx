import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { Figure, Figures } from '../domain/figures.tsx';
import { hoursText, signedText } from '../domain/hours-text.ts';
import { sundaysOf } from '../domain/month-days.ts';
import { sheetMessages } from '../domain/sheet-messages.de.ts';
import { signedLook } from '../domain/signed-look.ts';
import * as css from './month-page.module.css';

const words = sheetMessages.figures;

/** What the month comes to so far. */
export function MonthFigures({ sheet }: { sheet: TimeSheet }) {
  const { hasEmployment, target, targetInAll, worked, credited, balance } = sheet;
  const change = worked + credited - target;
  const sundays = sundaysOf(sheet.days, sheet.over);
  return (
    <Figures className={css.figures}>
      <Figure
        label={words.target}
        value={hasEmployment ? hoursText(target) : words.none}
        note={hasEmployment ? words.targetInAll(hoursText(targetInAll)) : ''}
      />
      <Figure
        label={words.worked}
        value={hoursText(hasEmployment ? worked + credited : sheet.days.reduce((sum, day) => sum + day.worked, 0))}
        note={credited > 0 ? words.credited(hoursText(credited)) : ''}
      />
      <Figure
        label={words.balance}
        value={hasEmployment ? signedText(change) : words.none}
        note={hasEmployment ? words.balanceInAll(signedText(balance)) : ''}
        look={hasEmployment ? signedLook(change) : undefined}
      />
      <Figure label={words.sundays} value={String(sundays.worked)} note={words.sundaysOf(sundays.all)} />
    </Figures>
  );
}
