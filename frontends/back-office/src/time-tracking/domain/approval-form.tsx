import { TextInput } from '@theke/ui/text-input';
import { type ReactNode, useState } from 'react';
import { DecisionForm } from './decision-form.tsx';
import { Refusal } from './refusal.tsx';
import { useSaving } from './use-saving.ts';

type Approval = 'approved' | 'rejected';

type Props = {
  title: string;
  words: Readonly<Record<'approve' | 'reject' | 'answer' | 'optional' | 'answerHint' | 'missing', string>>;
  /** On the button, where it says more than the choice. */
  approve?: string;
  /** Said where nothing could be decided. */
  failed: string;
  /** Said below the answer as long as it is approved, where that is more than who rejects says why. */
  explained?: string;
  /** What is read anew afterwards; sheets, accounts and lists where nothing is said. */
  changed?: readonly string[];
  decide: (decision: { state: Approval; answer: string }) => Promise<unknown>;
  onClose: () => void;
  /** What is decided about, and the choice. */
  children: (state: Approval, setState: (state: Approval) => void) => ReactNode;
};

/** What somebody asked for is approved, or rejected with an answer. */
export function ApprovalForm({
  title,
  words,
  approve = words.approve,
  failed,
  explained,
  changed,
  decide,
  onClose,
  children,
}: Props) {
  const { isBusy, problem, save } = useSaving(onClose, changed);
  const [state, setState] = useState<Approval>('approved');
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const isApproved = state === 'approved';
  const isMissing = !isApproved && answer.trim() === '';
  const send = () => {
    setTried(true);
    if (!isMissing) void save(() => decide({ state, answer }));
  };
  return (
    <DecisionForm
      title={title}
      label={isApproved ? approve : words.reject}
      isDanger={!isApproved}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={failed} problem={problem} />
      {children(state, setState)}
      <TextInput
        label={words.answer}
        {...(isApproved && { optional: words.optional })}
        hint={isApproved && explained ? explained : words.answerHint}
        error={isTried && isMissing ? words.missing : undefined}
        maxLength={300}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </DecisionForm>
  );
}
