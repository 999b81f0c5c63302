import { messages } from '@theke/admin/messages.de.ts';
import { icon } from '@theke/ui/icon';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
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
  /** What else wants an answer meanwhile: one bar says it all. */
  children?: ReactNode;
};

/** Says that the board is no longer fresh, since when, and what waits to be sent. */
export const ConnectionNotice = ({ isOnline, stateOf, waiting, onRetry, children }: Props) => (
  <div role="alert" className={css.notice}>
    <WifiOff {...icon} size={24} />
    <p>
      <b>{isOnline ? orderMessages.board.stale : orderMessages.board.offline}</b>{' '}
      <span>
        {orderMessages.board.state(stateOf)} {waiting > 0 && orderMessages.board.waiting(waiting)}
      </span>
    </p>
    {children}
    <button type="button" onClick={onRetry}>
      {messages.retry}
    </button>
  </div>
);
