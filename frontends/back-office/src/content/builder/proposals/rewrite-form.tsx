import { useAiAvailability } from '@theke/admin/generation/use-ai-availability.ts';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { TextArea } from '@theke/ui/text-area';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { longestBrief } from './brief-dialog.tsx';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';
import { useStartProposal } from './use-start-proposal.ts';

const texts = proposalMessages.about;

/** The brief of a proposal for a page; a changed one starts another proposal. */
export function RewriteForm({ brief }: { brief: string }) {
  const availability = useAiAvailability();
  const [text, setText] = useState(brief);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, problem, run } = useStartProposal();
  const isMissing = text.trim() === '';
  return (
    <form
      className={css.rewrite}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!isMissing) void run({ block: null, task: 'free', brief: text.trim() });
      }}
    >
      <TextArea
        label={texts.brief}
        rows={4}
        maxLength={longestBrief}
        error={isTried && isMissing ? texts.noBrief : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && (
        <Notice kind="late" role="alert">
          {problem.message}
        </Notice>
      )}
      {availability?.canWrite && (
        <Button type="submit" kind="second" size="small" busyLabel={isBusy && proposalMessages.brief.starting}>
          <RefreshCw {...icon} size={16} />
          {texts.again}
        </Button>
      )}
    </form>
  );
}
