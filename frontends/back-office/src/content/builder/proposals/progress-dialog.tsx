import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { isUnfinished } from '@theke/admin/generation/use-generation.ts';
import { messages } from '@theke/admin/messages.de.ts';
import {
  cancelGeneration,
  type Generation,
  listGenerations,
  readGeneration,
  retryGeneration,
} from '@theke/contracts/ai/generation';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';
import { useOpenedProposal } from './use-opened-proposal.ts';

const texts = proposalMessages.progress;

/** A job that is being written, or that has failed or been canceled. */
export function ProgressDialog({ generation, onClose }: { generation: Generation; onClose: () => void }) {
  const { id, state, brief, progress, failure } = generation;
  const { open } = useOpenedProposal();
  const client = useQueryClient();
  const sent = { params: { id }, body: {} };
  const cancel = useAction(cancelGeneration, {
    invalidates: [endpointKey(readGeneration, sent), endpointKey(listGenerations)],
  });
  const retry = useAction(retryGeneration, {
    onDone: (fresh) => {
      void client.invalidateQueries({ queryKey: endpointKey(listGenerations) });
      open(fresh.id);
    },
  });
  const isRunning = isUnfinished(state);
  const problem = isRunning ? cancel.problem : retry.problem;
  return (
    <Dialog
      title={texts.title}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        isRunning ? (
          <>
            <Button kind="second" busyLabel={cancel.isBusy && messages.working} onClick={() => void cancel.run(sent)}>
              {texts.cancel}
            </Button>
            <Button onClick={onClose}>{texts.later}</Button>
          </>
        ) : (
          <>
            <Button kind="second" onClick={onClose}>
              {messages.close}
            </Button>
            <Button busyLabel={retry.isBusy && messages.working} onClick={() => void retry.run(sent)}>
              {messages.retry}
            </Button>
          </>
        )
      }
    >
      <div className={css.brief}>
        {brief !== '' && <blockquote className={css.quote}>{brief}</blockquote>}
        {isRunning && (
          <div className={css.progress}>
            <span className={css.bar} aria-hidden="true" />
            <p role="status">{state === 'queued' ? texts.queued : texts.running}</p>
            {progress > 0 && <p className={css.note}>{texts.received(progress)}</p>}
            <p className={css.note}>{texts.goOn}</p>
          </div>
        )}
        {state === 'canceled' && <Notice role="status">{texts.canceled}</Notice>}
        {state === 'failed' && (
          <Notice kind="late" role="alert">
            <b>{texts.failed}</b> {failure}
          </Notice>
        )}
        {problem && (
          <Notice kind="late" role="alert">
            {problem.message}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
