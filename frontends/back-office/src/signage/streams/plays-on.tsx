import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { useNow } from '@theke/ui/use-now';
import { Link } from 'react-router';
import { TvStateText } from '../shared/tv-state-text.tsx';
import { useTvs } from '../shared/use-tvs.ts';
import { streamMessages } from './stream-messages.de.ts';
import * as css from './stream-preview.module.css';

const messages = streamMessages.preview;

/** TVs that play a stream, with their states. */
export function PlaysOn({ stream }: { stream: string }) {
  const { data: tvs } = useTvs();
  const now = useNow(10_000);
  const zoneOf = useZoneOf();
  const players = tvs?.filter((tv) => tv.stream?.id === stream);
  if (!players) return null;
  return (
    <section className={css.tvs}>
      <h3>{messages.playsOn}</h3>
      {players.length === 0 && <p className={css.note}>{messages.noTv}</p>}
      <ul>
        {players.map(({ id, name, branch, status }) => (
          <li key={id}>
            <Link to={`/digital-signage-devices/${id}`}>{name}</Link>
            <TvStateText status={status} now={now} zone={zoneOf(branch.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
