import { useApi } from '@theke/admin/api/office-api.ts';
import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { recordTip } from '@theke/contracts/ordering/order-endpoints';
import { formatMoney, fromMoney, toMoney } from '@theke/rules/money/money';
import { tipLimit } from '@theke/rules/tips/tips';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { useOrderChange } from '../shared/use-order-change.ts';
import { orderTipMessages as texts } from './order-tip-messages.de.ts';

type Props = { order: Order; title: string; isOnline: boolean; onClose: () => void };

/** Dialog for the tip of an order; of an online payment it can only become less. */
export function TipDialog({ order, title, isOnline, onClose }: Props) {
  const api = useApi();
  const toast = useToast();
  // The version that was opened; the server detects concurrent changes.
  const [opened] = useState(order);
  const { currency } = opened.totals;
  const before = opened.tip ?? 0;
  const [typed, setTyped] = useState(before > 0 && !isOnline ? before.toFixed(2).replace('.', ',') : '');
  const most = isOnline ? before : fromMoney(tipLimit(toMoney(opened.totals.total.gross)));
  const tip = parseNumber(typed);
  const fault = faultOf(tip, most, currency);
  const { isBusy, problem, conflict, run } = useOrderChange(
    opened,
    (amount: number) => api(recordTip, { params: { id: opened.id }, body: { version: opened.version, tip: amount } }),
    () => {
      toast({ text: tip ? texts.saved(moneyText(tip, currency)) : texts.removed });
      onClose();
    },
  );
  return (
    <DecisionDialog
      title={title}
      label={texts.save}
      isDisabled={tip === null || fault !== undefined}
      busyLabel={isBusy && messages.working}
      onDecide={() => tip !== null && void run(tip)}
      onClose={onClose}
      error={problem && (conflict ?? problem.message)}
    >
      <TextInput
        label={isOnline ? texts.left : texts.amount}
        hint={isOnline ? texts.leftHint(formatMoney(toMoney(before), currency)) : texts.amountHint}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={fault}
        onChange={({ target }) => setTyped(target.value)}
      />
    </DecisionDialog>
  );
}

/** Fault of a typed tip; null: nothing typed yet. */
function faultOf(tip: number | null, most: number, currency: string): string | undefined {
  if (tip === null) return undefined;
  if (Number.isNaN(tip) || tip < 0 || Number(tip.toFixed(2)) !== tip) return texts.notANumber;
  return tip > most ? texts.atMost(moneyText(most, currency)) : undefined;
}
