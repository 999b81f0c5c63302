import type { QueryKey } from '@tanstack/react-query';
import { useAction } from '@theke/admin/api/use-action.ts';
import { TextInput } from '@theke/ui/text-input';
import { type ReactNode, useState } from 'react';
import { DecisionForm } from './decision-form.tsx';
import { Refusal } from './refusal.tsx';
import { sheetKeys } from './sheet-keys.ts';

type Approval = 'approved' | 'rejected';

type Props = {
  title: string;
  texts: Readonly<Record<'approve' | 'reject' | 'answer' | 'optional' | 'answerHint' | 'missing', string>>;
  /** Label of the approve button, if different from the choice. */
  approve?: string;
  /** Message for a failed decision. */
  failed: string;
  /** Hint below the answer while approving. Default: none beyond the requirement for a rejection. */
  explained?: string;
  /** Keys of the queries that the decision makes outdated. Default: sheets, accounts and lists. */
  invalidates?: readonly QueryKey[];
  decide: (decision: { state: Approval; answer: string }) => Promise<unknown>;
  onClose: () => void;
  /** Renders the subject of the decision and the choice. */
  children: (state: Approval, setState: (state: Approval) => void) => ReactNode;
};

/** Form to approve a request, or to reject it with an answer. */
export function ApprovalForm({
  title,
  texts,
  approve = texts.approve,
  failed,
  explained,
  invalidates = sheetKeys,
  decide,
  onClose,
  children,
}: Props) {
  const { isBusy, problem, run } = useAction(decide, { invalidates, onDone: onClose });
  const [state, setState] = useState<Approval>('approved');
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const isApproved = state === 'approved';
  const isMissing = !isApproved && answer.trim() === '';
  const send = () => {
    setTried(true);
    if (!isMissing) void run({ state, answer });
  };
  return (
    <DecisionForm
      title={title}
      label={isApproved ? approve : texts.reject}
      isDanger={!isApproved}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={failed} problem={problem} />
      {children(state, setState)}
      <TextInput
        label={texts.answer}
        {...(isApproved && { optional: texts.optional })}
        hint={isApproved && explained ? explained : texts.answerHint}
        error={isTried && isMissing ? texts.missing : undefined}
        maxLength={300}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </DecisionForm>
  );
}
