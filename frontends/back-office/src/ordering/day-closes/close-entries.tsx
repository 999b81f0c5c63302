import { dateTimeText, moneyText } from '@theke/admin/ui/format.ts';
import { Link } from 'react-router';
import * as css from './close-tables.module.css';
import { dayClosesMessages } from './day-closes-messages.de.ts';

type Entry = { order: { id: string; uid: string }; at: string; amount: number; reason: string; method?: string };
type Props = { title: string; zone: string; currency: string; entries: readonly Entry[] };

const texts = dayClosesMessages.close;

/** Refunds or cancellations of a close with links to their orders; nothing without entries. */
export function CloseEntries({ title, zone, currency, entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <ul className={css.entries}>
        {entries.map(({ order, at, amount, reason, method }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a close never changes
          <li key={index}>
            <Link to={`/orders/${order.id}`}>{order.uid}</Link>
            <span>{[dateTimeText(at, zone), method].filter(Boolean).join(', ')}</span>
            <b>{moneyText(amount, currency)}</b>
            <span className={css.reason}>{reason || texts.noReason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
