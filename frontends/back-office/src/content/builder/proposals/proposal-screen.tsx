import type { GenerationDetail } from '@theke/contracts/ai/generation';
import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import { Modal } from '@theke/ui/dialog';
import { Empty } from '@theke/ui/empty';
import { useId } from 'react';
import { AboutProposal } from './about-proposal.tsx';
import { ProposalHeader } from './proposal-header.tsx';
import { ProposalList } from './proposal-list.tsx';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';
import type { RefusedPart } from './refused-parts.tsx';
import { useProposal } from './use-proposal.ts';

type Props = {
  generation: GenerationDetail;
  proposed: readonly ProposedPart[];
  refused: readonly RefusedPart[];
  onClose: () => void;
};

/** A proposal for a whole page, over the editor: each part is accepted or rejected, then they are taken over. */
export function ProposalScreen({ generation, proposed, refused, onClose }: Props) {
  const proposal = useProposal(generation, proposed);
  const heading = useId();
  return (
    <Modal labelledBy={heading} onClose={onClose} className={css.screen}>
      <ProposalHeader proposal={proposal} headingId={heading} onClose={onClose} />
      <div className={css.columns}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className={css.page} tabIndex={0} aria-labelledby={heading}>
          {proposed.length === 0 && <Empty title={proposalMessages.view.none} />}
          <ProposalList proposal={proposal} refused={refused} />
        </section>
        <AboutProposal generation={generation} />
      </div>
    </Modal>
  );
}
