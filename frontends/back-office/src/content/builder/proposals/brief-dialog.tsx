import { GenerationBudget } from '@theke/admin/generation/generation-budget.tsx';
import { useAiAvailability } from '@theke/admin/generation/use-ai-availability.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { TextArea } from '@theke/ui/text-area';
import { useEffect, useId, useRef, useState } from 'react';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';
import { useStartProposal } from './use-start-proposal.ts';

const texts = proposalMessages.brief;

/** Longest brief in characters. */
export const longestBrief = 2_000;

/** Asks what the page, or one block, is to say. @param block null for the whole page */
export function BriefDialog({ block, onClose }: { block: string | null; onClose: () => void }) {
  const { nameOf } = useBlockActions();
  const availability = useAiAvailability();
  const [brief, setBrief] = useState('');
  const [isTried, setIsTried] = useState(false);
  const form = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // A modal dialog focuses its first control, the close button.
  useEffect(() => area.current?.focus(), []);
  const { isBusy, problem, run } = useStartProposal();
  const isMissing = brief.trim() === '';
  const jobsLeft = availability?.jobsLeft ?? 1;
  return (
    <Dialog
      title={block === null ? texts.page : texts.block(nameOf(block))}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          <Button kind="second" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={form} disabled={jobsLeft === 0} busyLabel={isBusy && texts.starting}>
            {texts.start}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css.brief}
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!isMissing)
            void run({ block, task: 'free', brief: brief.trim() }).then((isStarted) => isStarted && onClose());
        }}
      >
        <TextArea
          label={texts.label}
          hint={block === null ? texts.hint : texts.blockHint}
          error={isTried && isMissing ? texts.missing : undefined}
          rows={5}
          maxLength={longestBrief}
          value={brief}
          ref={area}
          onChange={(event) => setBrief(event.target.value)}
        />
        {problem && (
          <Notice kind="late" role="alert">
            {problem.message}
          </Notice>
        )}
        {availability && <GenerationBudget budget={availability.budget} currency={availability.currency} />}
        <p className={css.note}>
          {jobsLeft === 0 ? texts.noJobsLeft : jobsLeft <= 10 && availability && texts.jobsLeft(jobsLeft)}
        </p>
        <p className={css.note}>{texts.nothingChanges}</p>
      </form>
    </Dialog>
  );
}
