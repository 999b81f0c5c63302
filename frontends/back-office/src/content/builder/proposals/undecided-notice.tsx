import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { isUnfinished } from '@theke/admin/generation/use-generation.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { minuteText } from '@theke/admin/ui/format.ts';
import { decideGeneration, listGenerations } from '@theke/contracts/ai/generation';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { useNotify } from 'ra-core';
import { useBuilder } from '../shared/builder-context.ts';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';
import { useOpenedProposal } from './use-opened-proposal.ts';
import { useUndecidedProposal } from './use-undecided-proposal.ts';

const texts = proposalMessages.offer;

/** Offers to look at a proposal for the page that is not decided yet. */
export function UndecidedNotice() {
  const { site } = useBuilder();
  const zone = useZoneOf()();
  const now = useNow(60_000);
  const notify = useNotify();
  const opened = useOpenedProposal();
  const undecided = useUndecidedProposal(site.id);
  const { isBusy, run } = useAction(decideGeneration, {
    invalidates: [endpointKey(listGenerations)],
    onDone: () => notify(texts.discarded, { type: 'info' }),
    onProblem: ({ message }) => notify(message, { type: 'error' }),
  });
  if (!undecided || opened.id !== undefined) return null;
  const { id, state, createdAt, createdBy } = undecided;
  return (
    <Notice role="status" className={css.offer}>
      {isUnfinished(state) ? texts.unfinished : texts.proposed(minuteText(createdAt, now, zone), createdBy)}{' '}
      <Button kind="second" size="small" onClick={() => opened.open(id)}>
        {texts.look}
      </Button>{' '}
      {!isUnfinished(state) && (
        <Button
          kind="quiet"
          size="small"
          busyLabel={isBusy && messages.working}
          onClick={() => void run({ params: { id }, body: { accepted: [], rejected: [] } })}
        >
          {texts.discard}
        </Button>
      )}
    </Notice>
  );
}
