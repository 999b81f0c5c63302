import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import {
  blockGiftCard,
  correctGiftCard,
  type GiftCardDetail,
  listGiftCards,
  readGiftCard,
  readGiftCardLiability,
  reverseGiftCard,
  unblockGiftCard,
} from '@theke/contracts/ordering/gift-card';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import * as css from './gift-card-page.module.css';
import { giftCardsMessages } from './gift-cards-messages.de.ts';

const { actions: texts } = giftCardsMessages;

export type CardChange = 'block' | 'unblock' | 'correct' | 'reverse';
type Props = { card: GiftCardDetail; change: CardChange; onClose: () => void };

/** Asks for the reason of a change of a card, and for the amount of a correction. */
export function ChangeCardDialog({ card, change, onClose }: Props) {
  const api = useApi();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const amount = parseNumber(typed);
  const isAmount = amount !== null && amount !== 0 && Number(amount.toFixed(2)) === amount;
  const { run, isBusy, problem } = useAction(
    () => {
      const params = { id: card.id };
      const body = { version: card.version, reason };
      if (change === 'block') return api(blockGiftCard, { params, body });
      if (change === 'unblock') return api(unblockGiftCard, { params, body });
      if (change === 'reverse') return api(reverseGiftCard, { params, body });
      return api(correctGiftCard, { params, body: { ...body, amount: amount ?? 0 } });
    },
    {
      invalidates: [endpointKey(readGiftCard), endpointKey(listGiftCards), endpointKey(readGiftCardLiability)],
      onDone: onClose,
    },
  );
  const text = change === 'reverse' && card.online ? texts.reverseOnline : texts.texts[change];
  return (
    <DecisionDialog
      title={texts[change]}
      label={texts[change]}
      isDanger={change === 'reverse'}
      isDisabled={reason.trim() === '' || (change === 'correct' && !isAmount)}
      busyLabel={isBusy && texts.working}
      onDecide={() => void run()}
      onClose={onClose}
    >
      <div className={css.form}>
        {text && <p>{text}</p>}
        {change === 'correct' && (
          <TextInput
            label={texts.amount}
            hint={texts.amountHint}
            autoComplete="off"
            value={typed}
            error={typed !== '' && typed !== '-' && !isAmount ? texts.wrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <TextInput
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem && (
          <Notice kind="late" role="alert">
            {problem.message}
          </Notice>
        )}
      </div>
    </DecisionDialog>
  );
}
