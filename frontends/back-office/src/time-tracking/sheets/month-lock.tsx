import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import * as css from './month-page.module.css';

const messages = sheetMessages.lock;

type Props = {
  sheet: TimeSheet;
  /** Both undefined without permission. */
  onReopen: (() => void) | undefined;
  onCloseAgain: (() => void) | undefined;
};

/** State of a month: closed, changed since (TIME-23), or reopened. */
export function MonthLock({ sheet: { closed, timeZone }, onReopen, onCloseAgain }: Props) {
  const [state] = closed;
  if (!state?.changedAt) return null;
  const at = dateTimeText(state.changedAt, timeZone);
  const isChanged = state.isClosed && state.changedSince !== null;
  return (
    <Notice kind={isChanged ? 'late' : state.isClosed ? 'ok' : 'info'}>
      <span className={css.lock}>
        {isChanged && <b>{messages.changed(dateTimeText(state.changedSince ?? '', timeZone))}</b>}
        {state.isClosed ? messages.closed(at, state.by) : messages.reopened(at, state.by, state.reason)}
        {isChanged && onCloseAgain && (
          <Button kind="second" size="small" onClick={onCloseAgain}>
            {messages.closeAgain}
          </Button>
        )}
        {state.isClosed && onReopen && (
          <Button kind="quiet" size="small" onClick={onReopen}>
            {messages.reopen}
          </Button>
        )}
      </span>
    </Notice>
  );
}
