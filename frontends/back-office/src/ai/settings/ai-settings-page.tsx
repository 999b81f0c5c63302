import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { AiSettingsForm } from './ai-settings-form.tsx';
import { aiSettingsLink } from './ai-settings-link.ts';
import { aiSettingsMessages } from './ai-settings-messages.de.ts';
import { aiSettingsQuery } from './ai-settings-query.ts';

/** Settings page of the AI: provider, models, prices and budget (AI-01, AI-07). */
export function AiSettingsPage() {
  const isAllowed = may(useMe(), 'ai-settings.write');
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...aiSettingsQuery(useApi()),
    enabled: isAllowed,
  });
  if (!isAllowed) return <NotAllowed title={aiSettingsLink.label} />;
  if (data && isFetchedAfterMount && !error) return <AiSettingsForm settings={data} />;
  return (
    <>
      <PageBar title={aiSettingsLink.label} />
      {error ? <LoadFailure message={aiSettingsMessages.failed} error={error} refetch={refetch} /> : <TableSkeleton />}
    </>
  );
}
