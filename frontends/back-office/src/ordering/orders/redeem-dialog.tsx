import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import { redeemGiftCard } from '@theke/contracts/ordering/gift-card';
import type { Order } from '@theke/contracts/ordering/order';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { giftCardMessages as texts } from '../shared/gift-card-messages.de.ts';
import { useOrderChange } from '../shared/use-order-change.ts';

/** Asks for the code of the guest's gift card and redeems as much as its balance allows (GIFT-09). */
export function RedeemDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  // The version that was opened; the server detects concurrent changes.
  const [opened] = useState(order);
  const [code, setCode] = useState('');
  const { isBusy, problem, conflict, run } = useOrderChange(
    opened,
    async (typed: string) => {
      const body = { version: opened.version, code: typed };
      const { giftCard, totals } = await api(redeemGiftCard, { params: { id: opened.id }, body });
      toast({ text: texts.done(moneyText(giftCard?.amount ?? 0, totals.currency)) });
    },
    onClose,
  );
  return (
    <DecisionDialog
      title={texts.redeem}
      label={texts.redeem}
      isDisabled={code.trim() === ''}
      busyLabel={isBusy && messages.working}
      onDecide={() => void run(code)}
      onClose={onClose}
      error={problem && (conflict ?? problem.message)}
    >
      <TextInput
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </DecisionDialog>
  );
}
