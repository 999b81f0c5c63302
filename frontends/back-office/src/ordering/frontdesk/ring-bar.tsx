import { timeText } from '@theke/admin/ui/format.ts';
import { missedAt } from '@theke/contracts/notifications/escalation';
import type { Order } from '@theke/contracts/ordering/order';
import { icon } from '@theke/ui/icon';
import { BellRing } from 'lucide-react';
import { orderMessages } from '../domain/order-messages.de.ts';
import { ticketOf } from '../domain/ticket-of.ts';
import { frontdeskMessages } from './frontdesk-messages.de.ts';
import * as css from './ring-bar.module.css';

type Props = {
  order: Order;
  /** Since when it rings, in ms, and after how many minutes the branch wants to be reminded. */
  since: number;
  deadline: number;
  /** How many ring. */
  count: number;
  now: number;
  zone: string;
  onSee: () => void;
};

const words = frontdeskMessages;

/** Why it rings: what nobody has seen yet, for how long, and from when that is too long. */
export function RingBar({ order, since, deadline, count, now, zone, onSee }: Props) {
  const ticket = ticketOf(order);
  const missed = missedAt(since, deadline);
  return (
    <aside className={css.bar} aria-label={orderMessages.board.arrived(count)}>
      <BellRing {...icon} size={22} />
      <p>
        {count > 1 && <span>{words.ringingMany(count)} </span>}
        <b>{words.ringing(ticket, Math.floor((now - since) / 60_000))}</b>{' '}
        {missed !== undefined && (
          <span>{(now < missed ? words.missedFrom : words.missedSince)(timeText(missed, zone))}</span>
        )}
      </p>
      <button type="button" aria-label={words.seeOrder(ticket)} onClick={onSee}>
        {words.see}
      </button>
    </aside>
  );
}
