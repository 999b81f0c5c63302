import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { signedText } from '../shared/hours-text.ts';
import { monthText } from '../shared/month-days.ts';
import { PanelHeading } from '../shared/panel-heading.tsx';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import { signedLook } from '../shared/signed-look.ts';
import * as css from './month-page.module.css';

const messages = sheetMessages.year;

/** Change of the balance in each month, as a bar to the left or right of zero and as a value. */
export function YearChanges({ sheet: { months, balance } }: { sheet: TimeSheet }) {
  const changes = months.map(({ month, worked, credited, target }) => ({ month, change: worked + credited - target }));
  const top = Math.max(3_600, ...changes.map(({ change }) => Math.abs(change)));
  return (
    <section aria-labelledby="year">
      <PanelHeading id="year" title={messages.title}>
        <b className={signedLook(balance)}>{signedText(balance)}</b>
      </PanelHeading>
      {months.length === 0 && <p>{messages.none}</p>}
      {months.length > 0 && (
        <table className={css.changes}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{messages.month}</VisuallyHidden>
              </th>
              <td />
              <th scope="col">
                <VisuallyHidden>{messages.change}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ month, change }) => (
              <tr key={month}>
                <th scope="row">{monthText(month).split(' ')[0]}</th>
                <td>
                  <Bar share={change / top} />
                </td>
                <td>{signedText(change)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** @param share from -1 to 1 */
const Bar = ({ share }: { share: number }) => (
  <svg viewBox="-100 0 200 12" preserveAspectRatio="none" aria-hidden="true">
    <rect
      className={classNames(share < 0 && css.below)}
      x={Math.min(0, share * 100)}
      width={Math.abs(share) * 100}
      height={12}
    />
    <line x1={0} x2={0} y1={0} y2={12} />
  </svg>
);
