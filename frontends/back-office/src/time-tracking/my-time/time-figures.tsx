import type { HolidayAccountOnWire, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { firstOf } from '@theke/rules/working-time/calendar';
import { shortDate } from '../shared/day-text.ts';
import { daysText } from '../shared/days-text.ts';
import { Figure, Figures } from '../shared/figures.tsx';
import { signedText } from '../shared/hours-text.ts';
import { signedLook } from '../shared/signed-look.ts';
import * as css from './my-time.module.css';
import { myTimeMessages } from './my-time-messages.de.ts';

const messages = myTimeMessages.figures;

type Props = { sheet: TimeSheet; account: HolidayAccountOnWire | null | undefined };

/** Balance of hours, and remaining holidays. */
export function TimeFigures({ sheet: { balance, over, to }, account }: Props) {
  return (
    <section aria-labelledby="credit" className={css.credit}>
      <h2 id="credit">{messages.title}</h2>
      <Figures className={undefined}>
        <Figure
          label={messages.balance}
          value={signedText(balance)}
          note={messages.asOf(shortDate(firstOf(over, to)))}
          look={signedLook(balance)}
        />
        <Figure
          label={messages.holidays}
          value={account ? messages.days(daysText(account.left - account.planned - account.requested)) : messages.none}
          note={account ? messages.taken(daysText(account.taken)) : ''}
        />
      </Figures>
    </section>
  );
}
