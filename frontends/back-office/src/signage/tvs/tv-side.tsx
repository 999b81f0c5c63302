import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { minuteText } from '@theke/admin/ui/format.ts';
import { type Tv, unpairTv } from '@theke/contracts/signage/device';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { useToast } from '@theke/ui/toast';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { AvailabilityBar } from './availability-bar.tsx';
import { Screenshots } from './screenshots.tsx';
import { TvFacts } from './tv-facts.tsx';
import * as css from './tv-page.module.css';
import { tvPageMessages } from './tv-page-messages.de.ts';
import { tvKey } from './use-tv.ts';

type Props = { tv: Tv; now: Date; zone: string };

/** Side column of a TV: screenshots, connection, facts, errors. */
export function TvSide({ tv, now, zone }: Props) {
  const canWrite = may(useMe(), 'signage.write');
  const { status } = tv;
  const messages = tvPageMessages.errors;
  return (
    <aside className={css.side} aria-label={tvPageMessages.side}>
      <Screenshots tv={tv} now={now} zone={zone} />
      {status.pairedAt && <AvailabilityBar status={status} now={now} zone={zone} />}
      <TvFacts tv={tv} now={now} zone={zone} />
      {status.report && (
        <section aria-labelledby="tv-errors">
          <h2 id="tv-errors">{messages.title}</h2>
          {status.errors.length === 0 ? (
            <p className={css.muted}>{messages.none}</p>
          ) : (
            <ul className={css.errors}>
              {status.errors.map(({ at, scene, message }) => (
                <li key={`${at} ${scene} ${message}`}>
                  {scene && <b>{scene}: </b>}
                  {message}
                  <small>{minuteText(at, now, zone)}</small>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {canWrite && status.pairedAt && <Unpair tv={tv} />}
    </aside>
  );
}

function Unpair({ tv: { id, name } }: { tv: Tv }) {
  const messages = tvPageMessages.unpair;
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger" size="small" onClick={() => setAsking(true)}>
        <Unlink {...icon} size={16} />
        {messages.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.title}
          text={messages.text(name)}
          confirmLabel={messages.action}
          onConfirm={async () => {
            await api(unpairTv, { params: { id }, body: {} });
            await client.invalidateQueries({ queryKey: tvKey(id) });
            setAsking(false);
            toast({ text: messages.done(name) });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
