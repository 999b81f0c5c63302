import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { isUnfinished, useGeneration } from '@theke/admin/generation/use-generation.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { NotFound } from '@theke/admin/shell/not-found.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { cancelGeneration, generations, generationUses, readGeneration } from '@theke/contracts/ai/generation';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useParams } from 'react-router';
import { GenerationFacts } from './generation-facts.tsx';
import { GenerationOutcome } from './generation-outcome.tsx';
import * as css from './generation-page.module.css';
import { generationsMessages } from './generations-messages.de.ts';

/** Page of a job: what was asked, what came back, what it cost, and the text that was sent. */
export function GenerationPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const isAllowed = may(useMe(), generations.read);
  const { generation, problem, refetch } = useGeneration(isAllowed ? id : undefined);
  const canceling = useAction(() => api(cancelGeneration, { params: { id }, body: {} }), {
    invalidates: [endpointKey(readGeneration, { params: { id } })],
  });
  if (!isAllowed) return <NotAllowed title={generations.label.many} />;
  if (problem && [404, 422].includes(problem.status)) return <NotFound />;
  if (!generation)
    return (
      <>
        <PageBar title={generations.label.one} backTo="/ai-generations" />
        {problem ? (
          <LoadFailure message={generationsMessages.loadOneFailed} error={problem} refetch={refetch} />
        ) : (
          <TableSkeleton />
        )}
      </>
    );
  return (
    <>
      <PageBar title={generationUses[generation.use]} backTo="/ai-generations" />
      <div className={css.page}>
        <GenerationFacts generation={generation} />
        {isUnfinished(generation.state) && (
          <div className={css.cancel}>
            <Button
              kind="second"
              size="small"
              busyLabel={canceling.isBusy && generationsMessages.canceling}
              onClick={() => void canceling.run()}
            >
              {generationsMessages.cancel}
            </Button>
            <p>{generationsMessages.cancelHint}</p>
          </div>
        )}
        {canceling.problem && (
          <Notice kind="late" role="alert">
            {canceling.problem.message}
          </Notice>
        )}
        <GenerationOutcome generation={generation} />
        <section>
          <h2>{generationsMessages.sent}</h2>
          <p>{generation.sent ? generationsMessages.sentHint : generationsMessages.nothingSent}</p>
          {generation.sent && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <pre tabIndex={0}>{generation.sent}</pre>
          )}
        </section>
      </div>
    </>
  );
}
