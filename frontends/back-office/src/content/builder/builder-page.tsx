import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { NotFound } from '@theke/admin/shell/not-found.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { type Site, sites } from '@theke/contracts/content/site';
import { type EditingSession, startSession } from '@theke/rules/content/editing/editing-session';
import { ApiError } from '@theke/ui/api-error';
import { useState } from 'react';
import { useParams } from 'react-router';
import { builderMessages } from './builder-messages.de.ts';
import { BuilderScreen } from './builder-screen.tsx';
import { isReceived } from './saving/is-received.ts';
import { abandonedEdits, openUnsentEdits, type UnsentEdits } from './saving/unsent-edits.ts';
import { UnsentQuestion } from './saving/unsent-question.tsx';
import { pageDraftOf } from './shared/page-draft-of.ts';

/** Continues with the operations of a closed tab, under its session, so that none is applied twice. */
const resumed = (fresh: EditingSession, { session, seq, pending, conflicts }: UnsentEdits): EditingSession => ({
  ...fresh,
  session,
  seq,
  sentUpTo: seq,
  pending,
  conflicts,
});

/** The editor on the page: `/sites/:id/editor`. */
export function BuilderPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const isAllowed = may(useMe(), 'sites.draft');
  const { data, error, refetch } = useQuery({
    queryKey: ['sites', id, 'editor'],
    queryFn: async ({ signal }) => {
      const site = await api(sites.endpoints.read, { params: { id } }, signal);
      const store = openUnsentEdits();
      const unsent = await abandonedEdits(store, id).catch(() => []);
      const received = unsent.filter((one) => isReceived(site.edits, one));
      for (const { session } of received) void store.remove(id, session).catch(() => undefined);
      return { site, unsent: unsent.find((one) => !received.includes(one)) };
    },
    enabled: isAllowed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (!isAllowed) return <NotAllowed title={builderMessages.title} />;
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return <NotFound />;
  if (error) return <LoadFailure message={builderMessages.loadFailed} error={error} refetch={refetch} />;
  return data ? <Opening key={id} site={data.site} unsent={data.unsent} /> : <TableSkeleton />;
}

/** Asks about edits of a closed tab before the page can be edited. */
function Opening({ site, unsent }: { site: Site; unsent: UnsentEdits | undefined }) {
  const [session, setSession] = useState(() =>
    unsent ? undefined : startSession(randomUuid(), site.version, pageDraftOf(site)),
  );
  if (session) return <BuilderScreen loaded={site} session={session} />;
  if (!unsent) return null;
  const fresh = () => startSession(randomUuid(), site.version, pageDraftOf(site));
  return (
    <UnsentQuestion
      unsent={unsent}
      onTake={() => setSession(resumed(fresh(), unsent))}
      onDrop={() => {
        void openUnsentEdits().remove(unsent.site, unsent.session);
        setSession(fresh());
      }}
    />
  );
}
