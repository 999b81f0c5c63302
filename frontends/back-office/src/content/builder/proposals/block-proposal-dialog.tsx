import { messages } from '@theke/admin/messages.de.ts';
import type { GenerationDetail } from '@theke/contracts/ai/generation';
import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { partState } from './part-state.ts';
import { ProposalList } from './proposal-list.tsx';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';
import type { RefusedPart } from './refused-parts.tsx';
import { useProposal } from './use-proposal.ts';
import { useTakeOver } from './use-take-over.ts';

const texts = proposalMessages;

type Props = {
  generation: GenerationDetail;
  proposed: readonly ProposedPart[];
  refused: readonly RefusedPart[];
  onClose: () => void;
};

/** A proposal for one block. Its parts are decided one by one; one decision takes over or rejects the rest. */
export function BlockProposalDialog({ generation, proposed, refused, onClose }: Props) {
  const { session } = useBuilder().editing;
  const proposal = useProposal(generation, proposed);
  const takeOver = useTakeOver(proposal, onClose);
  const { nameOf } = useBlockActions();
  const { parts, standing } = proposal;
  const [first] = parts;
  const block = first?.kind === 'change' ? first.block : null;
  const isUnclear = parts.some((part) => standing(part) === 'open' && partState(session, part) === 'outdated');
  const canTake = parts.some(
    (part) => standing(part) === 'accepted' || (standing(part) === 'open' && partState(session, part) === 'ready'),
  );
  const isTaken = parts.some((part) => standing(part) === 'taken');
  return (
    <Dialog
      title={block === null ? texts.progress.title : texts.view.title(nameOf(block))}
      closeLabel={messages.close}
      shape="sheet"
      onClose={onClose}
      actions={
        <>
          <Button kind="second" onClick={() => takeOver(allRejected(parts))}>
            {canTake || isUnclear ? texts.part.reject : isTaken ? texts.view.done : texts.view.discard}
          </Button>
          {(canTake || isUnclear) && (
            <Button disabled={isUnclear} onClick={() => takeOver(proposal.acceptAll())}>
              {texts.part.accept}
            </Button>
          )}
        </>
      }
    >
      <div className={css.brief}>
        {generation.brief !== '' && <blockquote className={css.quote}>{generation.brief}</blockquote>}
        {parts.length === 0 && <p>{texts.view.none}</p>}
        <ProposalList proposal={proposal} refused={refused} isPartsOnly />
      </div>
    </Dialog>
  );
}

const allRejected = (parts: readonly ProposedPart[]) =>
  Object.fromEntries(parts.map(({ key }) => [key, { kind: 'rejected' } as const]));
