import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { signedText } from '../shared/hours-text.ts';
import { monthText } from '../shared/month-days.ts';
import { PanelHeading } from '../shared/panel-heading.tsx';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import { signedLook } from '../shared/signed-look.ts';
import * as css from './month-page.module.css';

const messages = sheetMessages.year;

/** Bar chart of each month's change of the balance. */
export function YearPillars({ sheet: { months, balance } }: { sheet: TimeSheet }) {
  const changes = months.map(({ month, worked, credited, target }) => ({ month, change: worked + credited - target }));
  const top = Math.max(3_600, ...changes.map(({ change }) => Math.abs(change)));
  return (
    <section aria-labelledby="year">
      <PanelHeading id="year" title={messages.title}>
        <b className={signedLook(balance)}>{signedText(balance)}</b>
      </PanelHeading>
      {months.length === 0 && <p>{messages.none}</p>}
      <div className={css.pillars} aria-hidden="true">
        {changes.map(({ month, change }) => (
          <span key={month} title={`${monthText(month)}: ${signedText(change)}`}>
            <i>{change > 0 && <em style={{ height: `${(change / top) * 100}%` }} />}</i>
            <i className={css.below}>{change < 0 && <em style={{ height: `${(-change / top) * 100}%` }} />}</i>
            <small>{monthText(month).slice(0, 1)}</small>
          </span>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.month}</th>
              <th scope="col">{messages.change}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ month, change }) => (
              <tr key={month}>
                <th scope="row">{monthText(month)}</th>
                <td>{signedText(change)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </section>
  );
}
