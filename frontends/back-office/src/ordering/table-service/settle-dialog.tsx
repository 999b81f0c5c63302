import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import type { TableBillDetail } from '@theke/contracts/ordering/table-bill';
import { formatMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { isOnlinePayment, offeredPayments } from '@theke/rules/payments/payment-methods';
import { Leader } from '@theke/ui/leader';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { Select } from '@theke/ui/select';
import { sentenceOf } from '@theke/ui/sentence-of';
import { Stepper } from '@theke/ui/stepper';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { methodName } from '../shared/method-name.ts';
import { type ChosenAmounts, dueOf, toChoice, type Way } from './settle-choice.ts';
import * as css from './settle-dialog.module.css';
import { SettleItems } from './settle-items.tsx';
import { tableServiceMessages } from './table-service-messages.de.ts';
import { type SettleMethod, useSettle } from './use-settle.ts';

const { settle: texts } = tableServiceMessages;
const maxPersons = 50;

/** Takes a payment for all of a bill, for chosen items, or for one of equal shares (TABLE-04 to TABLE-06). */
export function SettleDialog({ bill, onClose }: { bill: TableBillDetail; onClose: () => void }) {
  const { branches, config } = useShop();
  const zone = useZoneOf()(bill.branch.id);
  const branch = branches.find(({ id }) => id === bill.branch.id);
  const methods = branch
    ? offeredPayments(config, { ...branch, isQuotationRequired: false }).filter((method) => !isOnlinePayment(method))
    : [];
  const [way, setWay] = useState<Way>('rest');
  const [amounts, setAmounts] = useState<ChosenAmounts>({});
  const [persons, setPersons] = useState(2);
  const [method, setMethod] = useState(methods[0] as SettleMethod);
  const [tip, setTip] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { take, isBusy, problem } = useSettle(bill, onClose);
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, bill.currency);
  const choice = toChoice(bill, way, amounts, persons);
  const due = dueOf(bill, choice);
  const tipAmount = parseNumber(tip) ?? 0;
  const isTip = tipAmount >= 0 && Number(tipAmount.toFixed(2)) === tipAmount;
  const all = isTip ? sumOf([due, toMoney(tipAmount)]) : due;
  return (
    <DecisionDialog
      title={texts.title}
      label={texts.take(money(all))}
      busyLabel={isBusy && texts.taking}
      isDisabled={methods.length === 0}
      error={problem && sentenceOf(problem, texts.failed)}
      onDecide={() => {
        setAsked(true);
        if (due > 0 && isTip) take({ part: choice, method, due, tip: tipAmount });
      }}
      onClose={onClose}
    >
      <div className={css.form}>
        {bill.reserved.length > 0 && <Notice kind="soon">{texts.reserved}</Notice>}
        {methods.length === 0 && <Notice kind="late">{texts.noMethods}</Notice>}
        <Segmented
          label={texts.way}
          value={way}
          segments={(['rest', 'items', 'share'] as const).map((value) => ({ value, label: texts.ways[value] }))}
          onChange={setWay}
        />
        {way === 'items' &&
          (bill.isShared ? (
            <Notice kind="soon">{texts.shared}</Notice>
          ) : (
            <SettleItems bill={bill} amounts={amounts} onChange={setAmounts} />
          ))}
        {way === 'share' && (
          <div className={css.persons}>
            <span>
              {texts.persons}
              <small>{texts.sharesText(persons)}</small>
            </span>
            <Stepper
              label={texts.persons}
              text={String(persons)}
              less={{ label: texts.fewer, isDisabled: persons <= 1, onPress: () => setPersons(persons - 1) }}
              more={{
                label: texts.morePersons,
                isDisabled: persons >= maxPersons,
                onPress: () => setPersons(persons + 1),
              }}
            />
          </div>
        )}
        <div className={css.fields}>
          <Select
            label={texts.method}
            value={method}
            choices={methods.map((value) => ({ value, label: methodName(value, zone) }))}
            onChange={({ target }) => setMethod(target.value as SettleMethod)}
          />
          {branch?.isTipEnabled && (
            <TextInput
              label={texts.tip}
              optional={messages.optional}
              hint={bill.announcedTip > 0 ? texts.announced(money(toMoney(bill.announcedTip))) : undefined}
              inputMode="decimal"
              autoComplete="off"
              value={tip}
              error={isTip ? undefined : texts.noAmount}
              onChange={({ target }) => setTip(target.value)}
            />
          )}
        </div>
        <dl aria-live="polite">
          <Leader kind="total" label={texts.due} value={money(all)} />
        </dl>
        {isAsked && due === 0 && (
          <Notice kind="soon" role="alert">
            {texts.nothing}
          </Notice>
        )}
      </div>
    </DecisionDialog>
  );
}
