import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { Mismatch } from '@theke/contracts/payments/payment';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pathOfPayment } from '../shared/path-of-payment.ts';
import { messages } from './messages.de.ts';
import * as css from './mismatch-alarm.module.css';
import { openMismatchesQuery } from './open-mismatches.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

/** Lists payments that differ from the provider's data until they are resolved. */
export function MismatchAlarm() {
  const { data } = useQuery(openMismatchesQuery(useApi()));
  const zone = useZoneOf()();
  const maySettle = may(useMe(), 'payments.refund');
  const [asking, setAsking] = useState<Mismatch>();
  if (!data || data.meta.total === 0) return null;
  const more = data.meta.total - data.data.length;
  return (
    <>
      <section className={css.alarm} aria-labelledby="mismatch-alarm">
        <h2 id="mismatch-alarm">
          <CircleAlert {...icon} size={20} />
          {messages.alarm(data.meta.total)}
        </h2>
        <p>{messages.alarmText}</p>
        <ul>
          {data.data.map((mismatch) => (
            <li key={mismatch.id}>
              <div className={css.what}>
                <b>{messages.whats[mismatch.what]}</b>
                <span>
                  <Link to={pathOfPayment(mismatch)} aria-label={messages.toOrder(mismatch.uid)}>
                    {mismatch.uid}
                  </Link>
                  , {dateTimeText(mismatch.at, zone)}
                </span>
              </div>
              <dl>
                <div>
                  <dt>{messages.expected}</dt>
                  <dd>{mismatch.expected}</dd>
                </div>
                <div>
                  <dt>{messages.found}</dt>
                  <dd>{mismatch.found}</dd>
                </div>
              </dl>
              {maySettle && (
                <Button
                  kind="second"
                  size="small"
                  aria-label={messages.resolveOf(mismatch.uid)}
                  onClick={() => setAsking(mismatch)}
                >
                  {messages.resolve}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {more > 0 && <p>{messages.alarmMore(more)}</p>}
      </section>
      {asking && <ResolveDialog mismatch={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}
