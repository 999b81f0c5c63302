import { dateTimeText, dayText } from '@theke/admin/ui/format.ts';
import type { CustomerStamps, StampEntry } from '@theke/contracts/ordering/stamps';
import { Link } from 'react-router';
import * as css from './stamp-history.module.css';
import { stampMessages as texts } from './stamp-messages.de.ts';

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** Rewards and changes of a stamp card. */
export const StampHistory = ({ stamps: { rewards, entries }, zone }: { stamps: CustomerStamps; zone: string }) => (
  <div className={css.history}>
    {rewards.length > 0 && (
      <>
        <h3>{texts.rewards}</h3>
        <ul>
          {rewards.map(({ code, givenAt, isUsed }) => (
            <li key={code}>
              <b>{code}</b>
              <span>{[dayText(givenAt, zone), isUsed ? texts.used : texts.open].join(', ')}</span>
            </li>
          ))}
        </ul>
      </>
    )}
    {entries.length > 0 && (
      <>
        <h3>{texts.history}</h3>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <b>{signed(entry.change)}</b>
              <span>
                <Occasion {...entry} /> {dateTimeText(entry.at, zone)}
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);

const Occasion = ({ kind, order, by, reason }: StampEntry) => (
  <>
    {order ? <Link to={`/orders/${order.id}`}>{`${texts.kinds[kind]} (${order.uid})`}</Link> : texts.kinds[kind]}
    {[reason, by]
      .filter(Boolean)
      .map((text) => `, ${text}`)
      .join('')}
    ,
  </>
);
