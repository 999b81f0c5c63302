import { Notice } from '@theke/ui/notice';
import { messages } from '../messages.de.ts';
import * as css from './connection-notice.module.css';
import { useOnline } from './use-online.ts';

type Props = {
  /** The last question was not answered. */
  isBroken: boolean;
  /** When what is shown was true, by the branch's clock. */
  stateOf: string;
  /** How many moves wait to be sent. */
  waiting: number;
  onRetry: () => void;
};

/** Says that the board is no longer fresh, since when, and what waits to be sent. */
export function ConnectionNotice({ isBroken, stateOf, waiting, onRetry }: Props) {
  const isOnline = useOnline();
  if (isOnline && !isBroken) return null;
  return (
    <Notice kind="soon" role="alert" className={css.notice}>
      <div className={css.row}>
        <p>
          <b>{isOnline ? messages.board.stale : messages.board.offline}</b>
          <br />
          {messages.board.state(stateOf)} {waiting > 0 && messages.board.waiting(waiting)}
        </p>
        <button type="button" onClick={onRetry}>
          {messages.board.retry}
        </button>
      </div>
    </Notice>
  );
}
