import { messages } from '@theke/admin/messages.de.ts';
import { Notice } from '@theke/ui/notice';
import * as css from './connection-notice.module.css';
import { orderMessages } from './order-messages.de.ts';

type Props = {
  /** Whether this device has a network at all. */
  isOnline: boolean;
  /** Until when what is shown was true, by the branch's clock. */
  stateOf: string;
  /** How many moves wait to be sent. */
  waiting: number;
  onRetry: () => void;
};

/** Says that the board is no longer fresh, since when, and what waits to be sent. */
export const ConnectionNotice = ({ isOnline, stateOf, waiting, onRetry }: Props) => (
  <Notice kind="soon" role="alert" className={css.notice}>
    <div className={css.row}>
      <p>
        <b>{isOnline ? orderMessages.board.stale : orderMessages.board.offline}</b>
        <br />
        {orderMessages.board.state(stateOf)} {waiting > 0 && orderMessages.board.waiting(waiting)}
      </p>
      <button type="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  </Notice>
);
