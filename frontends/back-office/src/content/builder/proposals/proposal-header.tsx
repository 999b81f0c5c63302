import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { ArrowLeft, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useBuilder } from '../shared/builder-context.ts';
import { partState } from './part-state.ts';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';
import type { Proposal } from './use-proposal.ts';
import { useTakeOver } from './use-take-over.ts';

const texts = proposalMessages.view;

type Props = { proposal: Proposal; headingId: string; onClose: () => void };

/** Header of a proposal: page, number of decisions, and taking over what is accepted. */
export function ProposalHeader({ proposal, headingId, onClose }: Props) {
  const { editing } = useBuilder();
  const [isAsked, setIsAsked] = useState(false);
  const takeOver = useTakeOver(proposal, onClose);
  const { parts, decisions, standing } = proposal;
  const { name, path } = editing.view;
  const count = (wanted: ReturnType<typeof standing>) => parts.filter((part) => standing(part) === wanted).length;
  const [accepted, rejected, open] = [count('accepted'), count('rejected'), count('open')];
  const isAnyReady = parts.some((part) => standing(part) === 'open' && partState(editing.session, part) === 'ready');
  return (
    <div className={css.header}>
      <IconButton label={texts.back} onClick={onClose}>
        <ArrowLeft {...icon} size={22} />
      </IconButton>
      <h2 id={headingId}>{texts.title(name)}</h2>
      <span className={css.path}>/{path}</span>
      <span className={css.space} />
      <div className={css.tasks}>
        {parts.length > 0 && (
          <span role="status" className={css.counts}>
            {texts.counts(accepted, rejected, open)}
          </span>
        )}
        {isAnyReady && (
          <Button kind="second" size="small" onClick={() => void proposal.acceptAll()}>
            <CheckCheck {...icon} size={18} />
            {texts.acceptAll}
          </Button>
        )}
        {accepted === 0 && open === 0 ? (
          <Button size="small" onClick={() => takeOver(decisions)}>
            {count('taken') > 0 ? texts.done : texts.discard}
          </Button>
        ) : (
          <Button
            size="small"
            disabled={accepted === 0}
            onClick={() => (open > 0 ? setIsAsked(true) : takeOver(decisions))}
          >
            {texts.take(accepted)}
          </Button>
        )}
      </div>
      {isAsked && (
        <DecisionDialog
          title={texts.leftOpen.title}
          label={texts.take(accepted)}
          onDecide={() => takeOver(decisions)}
          onClose={() => setIsAsked(false)}
        >
          <p>{texts.leftOpen.text(open)}</p>
        </DecisionDialog>
      )}
    </div>
  );
}
