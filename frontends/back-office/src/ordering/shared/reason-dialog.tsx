import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { TextArea } from '@theke/ui/text-area';
import { useState } from 'react';
import { orderMessages } from './order-messages.de.ts';
import * as css from './reason-dialog.module.css';

type Props = {
  move: 'reject' | 'cancel';
  ticket: string;
  onSend: (move: 'reject' | 'cancel', reason: string) => void;
  onClose: () => void;
};

/** Dialog for the reason of a refusal, for the guest or internal; with predefined sentences. */
export function ReasonDialog({ move, ticket, onSend, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { reason: texts } = orderMessages;
  const isReject = move === 'reject';
  return (
    <DecisionDialog
      title={isReject ? texts.rejectTitle(ticket) : texts.cancelTitle(ticket)}
      label={isReject ? texts.reject : texts.cancel}
      isDanger
      backLabel={texts.keep}
      onDecide={() => onSend(move, reason.trim())}
      onClose={onClose}
    >
      <p>{isReject ? texts.rejectText : texts.cancelText}</p>
      <div className={css.suggestions}>
        {(isReject ? texts.rejectSuggestions : texts.cancelSuggestions).map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            aria-pressed={reason === suggestion}
            onClick={() => setReason(suggestion)}
          >
            {suggestion}
          </button>
        ))}
      </div>
      <TextArea
        label={isReject ? texts.rejectLabel : texts.cancelLabel}
        optional={messages.optional}
        maxLength={500}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </DecisionDialog>
  );
}
