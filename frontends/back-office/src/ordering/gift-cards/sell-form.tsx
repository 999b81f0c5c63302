import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import {
  type CounterMethod,
  type GiftCardWithCode,
  giftCardMethodLabels,
  listGiftCards,
  sellGiftCard,
} from '@theke/contracts/ordering/gift-card';
import { agreedValidity } from '@theke/rules/gift-cards/legal-validity';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { dateOf, type LocalDate, localTime } from '@theke/rules/time/local-time';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { TextArea } from '@theke/ui/text-area';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { storedBranch } from '../shared/stored-branch.ts';
import { useOwnBranches } from '../shared/use-own-branches.ts';
import * as css from './gift-card-page.module.css';
import { giftCardsMessages } from './gift-cards-messages.de.ts';
import { ValidityChoice } from './validity-choice.tsx';

const { form: texts } = giftCardsMessages;
const usual = [25, 50, 100];

const isSellable = (amount: number | null): amount is number =>
  amount !== null && amount >= 1 && amount <= 1_000 && Number(amount.toFixed(2)) === amount;

/** Form of a sale. A repeated attempt sells only one card. */
export function SellForm({ onSold }: { onSold: (card: GiftCardWithCode) => void }) {
  const branches = useOwnBranches();
  const { currency, giftCardMonths = null } = useShop().config;
  const [id] = useState(randomUuid);
  const [branch, setBranch] = useState(() => branches.find((one) => one.id === storedBranch())?.id ?? branches[0]?.id);
  const [typed, setTyped] = useState('');
  const [method, setMethod] = useState<CounterMethod>('cash');
  const [recipient, setRecipient] = useState({ recipientName: '', recipientEmail: '', message: '' });
  const zone = zoneOf(branches.find((one) => one.id === branch) ?? {});
  const [validUntil, setValidUntil] = useState<LocalDate | null>(() =>
    agreedValidity(giftCardMonths, dateOf(localTime(zone, Date.now()))),
  );
  const amount = parseNumber(typed);
  const { run, isBusy, problem } = useAction(sellGiftCard, {
    invalidates: [endpointKey(listGiftCards)],
    onDone: onSold,
  });
  const sell = () => {
    if (branch && isSellable(amount) && validUntil !== '')
      void run({ body: { id, branch: { id: branch }, amount, method, validUntil, ...recipient } });
  };
  const faultOf = (path: string) => problem?.errors.find(({ field }) => field === path)?.message;
  const fieldOf = (name: keyof typeof recipient) => ({
    value: recipient[name],
    optional: messages.optional,
    onChange: ({ target }: { target: { value: string } }) => setRecipient({ ...recipient, [name]: target.value }),
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sell();
      }}
    >
      <p>{texts.intro}</p>
      <BranchChoice label={texts.branch} branches={branches} value={branch ?? ''} onChoose={setBranch} className="" />
      <TextInput
        label={texts.amount}
        hint={texts.amountHint}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={typed !== '' && !isSellable(amount) ? texts.wrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <fieldset className={css.amounts} aria-label={texts.amounts}>
        {usual.map((each) => (
          <Button key={each} kind="second" size="small" onClick={() => setTyped(String(each))}>
            {moneyText(each, currency)}
          </Button>
        ))}
      </fieldset>
      <Segmented
        label={texts.method}
        value={method}
        segments={(['cash', 'atm-card'] as const).map((value) => ({ value, label: giftCardMethodLabels[value] }))}
        onChange={setMethod}
      />
      <ValidityChoice zone={zone} value={validUntil} error={faultOf('validUntil')} onChange={setValidUntil} />
      <TextInput label={texts.name} maxLength={80} {...fieldOf('recipientName')} />
      <TextInput
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        inputMode="email"
        maxLength={200}
        error={faultOf('recipientEmail')}
        {...fieldOf('recipientEmail')}
      />
      <TextArea label={texts.message} maxLength={500} rows={3} {...fieldOf('message')} />
      {problem && (
        <Notice kind="late" role="alert">
          {problem.isOutcomeUnknown ? texts.unknown : problem.message}
        </Notice>
      )}
      <Button
        type="submit"
        disabled={!branch || !isSellable(amount) || validUntil === ''}
        busyLabel={isBusy && texts.sending}
      >
        {texts.send(isSellable(amount) ? moneyText(amount, currency) : '…')}
      </Button>
    </form>
  );
}
