import { timeText } from '@theke/admin/ui/format.ts';
import { missedAt } from '@theke/contracts/notifications/escalation';
import type { Order } from '@theke/contracts/ordering/order';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderMessages } from '../domain/order-messages.de.ts';
import { ticketOf } from '../domain/ticket-of.ts';
import { frontdeskMessages } from './frontdesk-messages.de.ts';
import * as css from './ring-bar.module.css';
import { waitOf } from './wait-of.ts';

export type Ringing = {
  order: Order;
  /** Since when it rings, in ms, and after how many minutes the branch wants to be reminded. */
  since: number;
  deadline: number;
  /** How many ring. */
  count: number;
  now: number;
  zone: string;
};

/** Why it rings: what nobody has seen yet, for how long, and from when that is too long; in the colour that the order has then. */
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
