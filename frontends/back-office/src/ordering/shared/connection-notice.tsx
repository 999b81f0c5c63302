import { messages } from '@theke/admin/messages.de.ts';
import { icon } from '@theke/ui/icon';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './connection-notice.module.css';
import { orderMessages } from './order-messages.de.ts';

type Props = {
  /** Whether the device has a network connection. */
  isOnline: boolean;
  /** Time of the last reliable update, in the branch's time zone. */
  stateOf: string;
  /** Number of unsent moves. */
  waiting: number;
  onRetry: () => void;
  /** Further actions, shown in the same bar. */
  children?: ReactNode;
};

/** Warning that the board is outdated: since when, and the number of unsent moves. */
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
