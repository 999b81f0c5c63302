import { timeText } from '@theke/admin/ui/format.ts';
import { missedAt } from '@theke/contracts/notifications/escalation';
import type { Order } from '@theke/contracts/ordering/order';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderMessages } from '../shared/order-messages.de.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import { frontdeskMessages } from './frontdesk-messages.de.ts';
import * as css from './ring-bar.module.css';
import { waitOf } from './wait-of.ts';

export type Ringing = {
  order: Order;
  /** Start of ringing in ms, and the branch's deadline in minutes. */
  since: number;
  deadline: number;
  /** Number of ringing orders. */
  count: number;
  now: number;
  zone: string;
};

/** Bar of a ringing order: which one, for how long, and when it becomes late; in the order's colour. */
export function RingBar({ ringing, children }: { ringing: Ringing; children: ReactNode }) {
  const { order, since, deadline, count, now, zone } = ringing;
  const missed = missedAt(since, deadline);
  const isLate = waitOf(order, deadline, now).urgency === 'late';
  return (
    <aside className={classNames(css.bar, isLate && css.late)} aria-label={orderMessages.board.arrived(count)}>
      <BellRing {...icon} size={22} />
      <p>
        {count > 1 && <span>{frontdeskMessages.ringingMany(count)} </span>}
        <b>{frontdeskMessages.ringing(ticketOf(order), Math.floor((now - since) / 60_000))}</b>{' '}
        {missed !== undefined && (
          <span>
            {(now < missed ? frontdeskMessages.missedFrom : frontdeskMessages.missedSince)(timeText(missed, zone))}
          </span>
        )}
      </p>
      {children}
    </aside>
  );
}
