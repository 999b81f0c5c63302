import { icon } from '@theke/ui/icon';
import { BellRing } from 'lucide-react';
import { messages } from '../messages.de.ts';
import * as css from './ring-bar.module.css';

type Props = {
  /** How the order is called that has waited longest, and since when (ms). */
  ticket: string;
  since: number;
  count: number;
  now: number;
};

const words = messages.frontdesk;

/** Why it rings: what nobody has seen yet, and for how long. */
export function RingBar({ ticket, since, count, now }: Props) {
  const minutes = Math.floor((now - since) / 60_000);
  return (
    <aside className={css.bar}>
      <BellRing {...icon} size={22} />
      <b>{count > 1 ? words.ringingMany(count) : words.ringing(ticket)}</b>
      {minutes > 0 && <span>{words.ringingSince(ticket, minutes)}</span>}
    </aside>
  );
}
