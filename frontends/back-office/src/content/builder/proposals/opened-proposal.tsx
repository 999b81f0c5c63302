import { useGeneration } from '@theke/admin/generation/use-generation.ts';
import { messages } from '@theke/admin/messages.de.ts';
import type { GenerationDetail } from '@theke/contracts/ai/generation';
import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import type { ReactNode } from 'react';
import { useBuilder } from '../shared/builder-context.ts';
import { BlockProposalDialog } from './block-proposal-dialog.tsx';
import { ProgressDialog } from './progress-dialog.tsx';
import { proposalMessages } from './proposal-messages.de.ts';
import { ProposalScreen } from './proposal-screen.tsx';
import * as css from './proposals.module.css';
import { useOpenedProposal } from './use-opened-proposal.ts';

const texts = proposalMessages.progress;

/** The proposal in the address, over the editor. */
export function OpenedProposal() {
  const { id, open } = useOpenedProposal();
  return id === undefined ? null : <Opened key={id} id={id} onClose={() => open(undefined)} />;
}

function Opened({ id, onClose }: { id: string; onClose: () => void }) {
  const { site } = useBuilder();
  const { generation, problem } = useGeneration(id);
  if (!generation && !problem)
    return (
      <ClosedProposal onClose={onClose}>
        <p role="status" className={css.loading}>
          {texts.loading}
          <Skeleton width="100%" height="72px" />
        </p>
      </ClosedProposal>
    );
  if (!generation)
    return (
      <ClosedProposal onClose={onClose}>
        <Notice kind="late" role="alert">
          {problem && [400, 404, 422].includes(problem.status)
            ? texts.missing
            : `${texts.loadFailed} ${problem?.message}`}
        </Notice>
      </ClosedProposal>
    );
  if (generation.subject !== site.id) return <ClosedProposal onClose={onClose}>{texts.missing}</ClosedProposal>;
  return <ByState generation={generation} onClose={onClose} />;
}

function ByState({ generation, onClose }: { generation: GenerationDetail; onClose: () => void }) {
  const { state, use, result } = generation;
  if (state === 'accepted' || state === 'rejected')
    return <ClosedProposal onClose={onClose}>{texts.decided}</ClosedProposal>;
  if (state !== 'proposed' || result?.kind !== 'parts')
    return <ProgressDialog generation={generation} onClose={onClose} />;
  // Optional fields are never undefined in JSON.
  const parts = result.parts as readonly ProposedPart[];
  const View = use === 'block' ? BlockProposalDialog : ProposalScreen;
  return <View generation={generation} proposed={parts} refused={result.refused} onClose={onClose} />;
}

const ClosedProposal = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Dialog
    title={texts.title}
    closeLabel={messages.close}
    onClose={onClose}
    actions={<Button onClick={onClose}>{messages.close}</Button>}
  >
    {children}
  </Dialog>
);
