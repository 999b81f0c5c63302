import { useQuery } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { minuteText } from '@theke/admin/ui/format.ts';
import { endOwnSession, listOwnSessions, type OwnSession } from '@theke/contracts/identity/own-session';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { useNow } from '@theke/ui/use-now';
import { MonitorSmartphone } from 'lucide-react';
import { useNotify } from 'ra-core';
import { accountMessages } from './account-messages.de.ts';
import * as css from './session-list.module.css';

const minute = 60_000;
/** Activity is stored once a minute. */
const isActive = ({ seenAt }: OwnSession, now: Date) => now.getTime() - Date.parse(seenAt) < 3 * minute;

/** Sessions of the user with device and last activity; each other one can be ended (SESSION-12). */
export function SessionList() {
  const api = useApi();
  const notify = useNotify();
  const zone = useZoneOf()();
  const now = useNow(minute);
  const { data, error, refetch } = useQuery({ ...endpointQuery(api, listOwnSessions, {}), staleTime: 0 });
  const { isBusy, input, run } = useAction(endOwnSession, {
    invalidates: [endpointKey(listOwnSessions)],
    onDone: (_, { params }) => {
      const ended = data?.find(({ id }) => id === params.id);
      notify(accountMessages.sessionEnded(ended?.device ?? accountMessages.unknownDevice), { type: 'info' });
    },
    onProblem: (problem) => {
      notify(problem.message, { type: 'warning' });
      void refetch();
    },
  });
  if (error)
    return (
      <ErrorPanel message={accountMessages.sessionsFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
    );
  if (!data) return <p aria-busy="true">{messages.loading}</p>;
  return (
    <ul className={css.list}>
      {data.map((session) => {
        const device = session.device ?? accountMessages.unknownDevice;
        const opened = minuteText(session.openedAt, now, zone);
        return (
          <li key={session.id}>
            <MonitorSmartphone {...icon} size={20} />
            <span className={css.text}>
              <b>{device}</b>
              <small>
                {isActive(session, now)
                  ? accountMessages.activeNow
                  : accountMessages.lastActive(minuteText(session.seenAt, now, zone))}
                {', '}
                {session.isByLink ? accountMessages.loggedInByLink(opened) : accountMessages.loggedIn(opened)}
              </small>
            </span>
            {session.isCurrent ? (
              <span className={css.current}>{accountMessages.thisDevice}</span>
            ) : (
              <Button
                kind="second"
                aria-label={accountMessages.endSessionOn(device)}
                busyLabel={isBusy && input?.params.id === session.id && messages.working}
                onClick={() => void run({ params: { id: session.id } })}
              >
                {accountMessages.endSession}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
