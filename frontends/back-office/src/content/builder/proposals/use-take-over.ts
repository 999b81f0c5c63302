import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { decideGeneration, listGenerations } from '@theke/contracts/ai/generation';
import type { Sent } from '@theke/contracts/endpoint';
import { useToast } from '@theke/ui/toast';
import { useNotify } from 'ra-core';
import { useBuilder } from '../shared/builder-context.ts';
import { acceptedOperations, type Decisions, standingOf } from './decisions.ts';
import { proposalMessages } from './proposal-messages.de.ts';
import type { Proposal } from './use-proposal.ts';
import { useRejectOlder } from './use-reject-older.ts';

const texts = proposalMessages.view;

/** A decision to record, and the step of undo with its number of parts. */
type Taken = { sent: Sent<typeof decideGeneration>; count: number; group: string };

/**
 * Applies the accepted parts as one undoable step of ordinary edits, records the decision and closes the proposal.
 * Parts without a decision are rejected.
 */
export function useTakeOver({ generation, parts, forget }: Proposal, onClose: () => void) {
  const { queue } = useBuilder();
  const toast = useToast();
  const notify = useNotify();
  const api = useApi();
  const rejectOlder = useRejectOlder();
  function toastApplied(count: number, group: string) {
    const isLast = () => queue.current().session.undoSteps.at(-1)?.group === group;
    const onPress = () => isLast() && queue.undo();
    toast({ text: texts.taken(count), action: { label: messages.undo, onPress } });
  }
  const { run } = useAction(
    async ({ sent }: Taken) => {
      await api(decideGeneration, sent);
      // If this fails, the older ones are offered again.
      if (sent.body.accepted.length > 0) await rejectOlder(generation).catch(() => undefined);
    },
    {
      invalidates: [endpointKey(listGenerations)],
      // By now the dialog is gone, which would take the message with it.
      onDone: (_, { count, group }) => count > 0 && toastApplied(count, group),
      onProblem: () => notify(texts.notRecorded, { type: 'warning' }),
    },
  );
  return (decisions: Decisions) => {
    const { session } = queue.current();
    const standings = parts.map((part) => ({
      key: part.key,
      standing: standingOf(session, part, decisions[part.key]),
    }));
    const accepted = standings.filter(({ standing }) => standing === 'accepted' || standing === 'taken');
    const group = `proposal ${generation.id} ${session.seq}`;
    queue.editTogether(acceptedOperations(session, parts, decisions), group, { isGenerated: true });
    forget();
    onClose();
    const count = standings.filter(({ standing }) => standing === 'accepted').length;
    const body = {
      accepted: accepted.map(({ key }) => key),
      rejected: standings.filter((one) => !accepted.includes(one)).map(({ key }) => key),
    };
    void run({ sent: { params: { id: generation.id }, body }, count, group });
  };
}
