import { messages } from '@theke/admin/messages.de.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { OpenPeriod } from '@theke/contracts/ordering/day-close';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { type CashCount, type Evaluated, evaluate, piecesSum, sumFault } from './cash-count.ts';
import { ConfirmClose } from './confirm-close.tsx';
import * as css from './count-form.module.css';
import { dayClosesMessages } from './day-closes-messages.de.ts';
import { differenceText } from './difference-text.ts';
import { PiecesFields } from './pieces-fields.tsx';

const texts = dayClosesMessages.count;

const amountText = (amount: number): string => amount.toFixed(2).replace('.', ',');

/** Form to count the cash of the open period, with the difference to the expected cash, and the button to close. */
export function CountForm({ period, onClosed }: { period: OpenPeriod; onClosed: (id: string) => void }) {
  const { currency } = period;
  const [count, setCount] = useState<CashCount>({
    way: 'sum',
    float: amountText(period.float),
    sum: '',
    pieces: {},
    note: '',
  });
  const [isConfirming, setConfirming] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const change = (changed: Partial<CashCount>) => setCount((before) => ({ ...before, ...changed }));
  const result = evaluate(count, period);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (result.draft) setConfirming(true);
      }}
    >
      <h2>{texts.title}</h2>
      <TextInput
        label={texts.float}
        hint={texts.floatHint}
        optional={messages.optional}
        inputMode="decimal"
        value={count.float}
        error={sumFault(count.float)}
        onChange={({ target }) => change({ float: target.value })}
      />
      <Segmented
        label={texts.way}
        value={count.way}
        segments={[
          { value: 'sum', label: texts.bySum },
          { value: 'pieces', label: texts.byPieces },
        ]}
        onChange={(way) => change({ way })}
      />
      {count.way === 'sum' ? (
        <TextInput
          label={texts.counted}
          inputMode="decimal"
          value={count.sum}
          error={sumFault(count.sum)}
          onChange={({ target }) => change({ sum: target.value })}
        />
      ) : (
        <>
          <PiecesFields
            currency={currency}
            pieces={count.pieces}
            onChange={(value, text) => change({ pieces: { ...count.pieces, [value]: text } })}
          />
          <p className={css.total}>
            <span>{texts.counted}</span>
            <output>{moneyText(piecesSum(count, currency), currency)}</output>
          </p>
        </>
      )}
      <Difference result={result} period={period} />
      {result.difference !== undefined && result.difference !== 0 && (
        <TextInput
          label={texts.note}
          optional={messages.optional}
          maxLength={500}
          value={count.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      )}
      {isAsked && !result.draft && (
        <Notice kind="late" role="alert">
          {texts.missing}
        </Notice>
      )}
      <Button type="submit">{texts.close}</Button>
      {isConfirming && result.draft && (
        <ConfirmClose
          period={period}
          draft={result.draft}
          difference={result.difference ?? 0}
          onClosed={onClosed}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}

/** Expected cash, and in words how much more or less was counted. */
function Difference({ result: { expected, difference }, period }: { result: Evaluated; period: OpenPeriod }) {
  const { currency } = period;
  const cash = period.methods.find(({ method }) => method === 'cash');
  return (
    <>
      <dl className={css.expected}>
        <div>
          <dt>{texts.taken}</dt>
          <dd>{moneyText(cash?.taken ?? 0, currency)}</dd>
        </div>
        {cash?.tips ? (
          <div>
            <dt>{texts.tips}</dt>
            <dd>{moneyText(cash.tips, currency)}</dd>
          </div>
        ) : null}
        {cash && cash.refunded !== 0 && (
          <div>
            <dt>{texts.refunded}</dt>
            <dd>{moneyText(-cash.refunded, currency)}</dd>
          </div>
        )}
        <div>
          <dt>{texts.expected}</dt>
          <dd>{expected !== undefined && moneyText(expected, currency)}</dd>
        </div>
      </dl>
      {difference !== undefined && (
        <Notice kind={difference === 0 ? 'ok' : 'soon'} role="status">
          {differenceText(difference, currency)}
        </Notice>
      )}
    </>
  );
}
