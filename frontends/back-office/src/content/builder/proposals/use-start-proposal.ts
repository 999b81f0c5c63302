import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import {
  type GenerationDetail,
  generateSite,
  listGenerations,
  type RewriteTask,
  readGeneration,
} from '@theke/contracts/ai/generation';
import type { ApiError } from '@theke/ui/api-error';
import { useBuilder } from '../shared/builder-context.ts';
import { useOpenedProposal } from './use-opened-proposal.ts';
import { whenSaved } from './when-saved.ts';

/** A request for a proposal. @property block null for the whole page */
export type ProposalRequest = { block: string | null; task: RewriteTask; brief: string };

/** Asks for a proposal for the page as the editor sees it, and opens it. */
export function useStartProposal(onProblem?: (problem: ApiError) => void) {
  const { site, queue } = useBuilder();
  const api = useApi();
  const client = useQueryClient();
  const { open } = useOpenedProposal();
  return useAction(
    async (request: ProposalRequest) => {
      const { session, view } = await whenSaved(queue);
      const { name, type, title, description, content } = view;
      const page = { version: session.version, name, type, title, description, content };
      return api(generateSite, { params: { id: site.id }, body: { page: page as never, ...request } });
    },
    {
      onDone: (started) => {
        const { id } = started;
        const queued: GenerationDetail = { ...started, result: null, accepted: [], rejected: [], sent: '' };
        client.setQueryData(endpointKey(readGeneration, { params: { id } }), queued);
        void client.invalidateQueries({ queryKey: endpointKey(listGenerations) });
        open(id);
      },
      ...(onProblem && { onProblem }),
    },
  );
}
