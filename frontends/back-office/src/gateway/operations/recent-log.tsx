import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { type LogEntry, listLogs } from '@theke/contracts/identity/log';
import { Link } from 'react-router';
import { lineText } from '../../identity/shared/line-text.ts';
import { useActorText } from '../../identity/shared/use-actor-text.ts';
import { useLogNames } from '../../identity/shared/use-log-names.ts';
import { operationsMessages } from '../shared/operations-messages.de.ts';
import * as css from './recent-log.module.css';

const messages = operationsMessages.log;
const query = { page: 1, pageSize: 8, sort: '-at' };

/** Recent audit entries, which may explain a problem. */
export function RecentLog({ every }: { every: number | false }) {
  const api = useApi();
  const zone = useZoneOf()();
  const actorText = useActorText();
  const { data } = useQuery({
    ...endpointQuery(api, listLogs, { query }),
    refetchInterval: every,
    staleTime: 0,
  });
  return (
    <section className={css.log} aria-labelledby="recent-log">
      <header>
        <h2 id="recent-log">{messages.title}</h2>
        <Link to="/logs">{messages.all}</Link>
      </header>
      {data?.data.length === 0 && <p>{messages.empty}</p>}
      <ol>
        {data?.data.map((line) => (
          <li key={line.id}>
            <time dateTime={line.at}>{timeText(line.at, zone)}</time>
            <div>
              <Sentence line={line} />
              <small>{actorText(line.actor)}</small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Sentence = ({ line }: { line: LogEntry }) => <b>{lineText(line, useLogNames(line))}</b>;
