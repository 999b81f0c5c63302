import { useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { lazySoon } from '@theke/admin/ui/lazy-soon.ts';
import type { NamedCorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Suspense, useState } from 'react';
import { requestMessages } from '../domain/request-messages.de.ts';
import { RequestRow } from '../domain/request-row.tsx';
import { timesText } from '../domain/request-texts.ts';
import { useRequests } from '../domain/use-requests.ts';
import * as teamCss from './activities-page.module.css';

const DecideRequest = lazySoon(
  async () => (await import(/* webpackChunkName: "part-correction" */ './decide-request.tsx')).DecideRequest,
);

const words = requestMessages.requests;

/** What waits for a decision in a branch; nothing at all where nothing does. */
export function TeamRequests({ branch }: { branch: string | undefined }) {
  const me = useMe();
  const zoneOf = useZoneOf();
  const [open, setOpen] = useState<NamedCorrectionRequest>();
  const { data, isError, refetch } = useRequests({ state: 'requested', ...(branch && { branch }) });
  // Nobody decides about themselves, but admins.
  const isMine = ({ user }: NamedCorrectionRequest) => user.id === me.id && !me.roles.includes('ROLE_ADMIN');
  if (!isError && !data?.data.length) return null;
  return (
    <section aria-labelledby="requests" className={teamCss.section}>
      <div className={teamCss.heading}>
        <h2 id="requests">{words.team}</h2>
        {data && <span>{words.count(data.meta.total)}</span>}
      </div>
      {!data && <ErrorPanel message={words.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />}
      <ul className={teamCss.requests}>
        {data?.data.map((request) => (
          <RequestRow key={request.id} request={request} isNamed>
            {!isMine(request) && (
              <Button
                kind="second"
                size="small"
                aria-label={words.decideThis(request.name, timesText(request, zoneOf(request.branch.id)))}
                onClick={() => setOpen(request)}
              >
                {words.decide}
              </Button>
            )}
          </RequestRow>
        ))}
      </ul>
      {data && data.meta.total > data.data.length && <p>{words.more(data.meta.total - data.data.length)}</p>}
      <Suspense>{open && <DecideRequest request={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </section>
  );
}
