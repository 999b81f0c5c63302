import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { sheetMessages } from '../domain/sheet-messages.de.ts';
import * as css from './month-page.module.css';

const words = sheetMessages.lock;

type Props = { sheet: TimeSheet; onReopen: (() => void) | undefined };

/** Whether the month is closed, or was and is no more. */
export function MonthLock({ sheet: { closed, timeZone }, onReopen }: Props) {
  const [state] = closed;
  if (!state?.changedAt) return null;
  const at = dateTimeText(state.changedAt, timeZone);
  return (
    <Notice kind={state.isClosed ? 'ok' : 'info'}>
      <span className={css.lock}>
        {state.isClosed ? words.closed(at, state.by) : words.reopened(at, state.by, state.reason)}
        {state.isClosed && onReopen && (
          <Button kind="quiet" size="small" onClick={onReopen}>
            {words.reopen}
          </Button>
        )}
      </span>
    </Notice>
  );
}
