import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { metaOf } from '@theke/contracts/field';
import {
  type BookingAccountsOnWire,
  bookingAccounts,
  readBookingAccounts,
  saveBookingAccounts,
} from '@theke/contracts/ordering/booking-accounts';
import { paymentMethodLabels } from '@theke/contracts/ordering/order';
import { paymentRows } from '@theke/rules/payments/payment-methods';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { bookingAccountsMessages as texts } from './booking-accounts-messages.de.ts';
import * as css from './booking-accounts-page.module.css';
import { RateAccounts } from './rate-accounts.tsx';
import { monthNames, numberFault, toDraft, toTyped } from './typed-accounts.ts';

const { shape } = bookingAccounts;
type Name = Exclude<keyof typeof shape, 'version' | 'methods' | 'rates'>;
const numbers = ['adviser', 'client'] as const;
const others = ['clearing', 'tips', 'giftCards', 'cashDifference', 'outstanding'] as const;
const lengths = [4, 5, 6, 7, 8].map((count) => ({ value: String(count), label: texts.digits(count) }));
const months = monthNames.map((label, index) => ({ value: String(index + 1), label }));

/** Form for numbers and accounts. All are optional here; the export names what it needs (CLOSE-11). */
export function BookingAccountsForm({ accounts }: { accounts: BookingAccountsOnWire }) {
  const notify = useNotify();
  const [typed, setTyped] = useState(() => toTyped(accounts));
  const { run, isBusy, problem } = useAction(saveBookingAccounts, {
    invalidates: [endpointKey(readBookingAccounts)],
    onDone: () => notify(texts.saved, { type: 'info' }),
  });
  const draft = toDraft(typed, accounts.version);
  const faultOf = (path: string) => problem?.errors.find(({ field }) => field === path)?.message;
  const general = problem?.errors.filter(({ field }) => !field || field === 'version') ?? [];
  const fieldOf = (name: Name) => ({
    label: metaOf(shape[name]).title ?? name,
    hint: metaOf(shape[name]).hint,
    optional: messages.optional,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft) void run({ body: draft });
      }}
    >
      <p>{texts.intro}</p>
      <section>
        <h2>{texts.head}</h2>
        <div className={css.fields}>
          {numbers.map((name) => (
            <TextInput
              key={name}
              {...fieldOf(name)}
              inputMode="numeric"
              autoComplete="off"
              error={numberFault(typed[name]) ?? faultOf(name)}
            />
          ))}
          <Select {...fieldOf('accountLength')} choices={lengths} placeholder={texts.choose} />
          <Select {...fieldOf('yearMonth')} choices={months} placeholder={texts.choose} />
        </div>
      </section>
      <section>
        <h2>{texts.methods}</h2>
        <p>{texts.methodsText}</p>
        <div className={css.fields}>
          {paymentRows.map(({ method }) => (
            <TextInput
              key={method}
              label={paymentMethodLabels[method]}
              optional={messages.optional}
              inputMode="numeric"
              autoComplete="off"
              value={typed.methods[method]}
              error={faultOf(`methods.${method}`)}
              onChange={({ target }) => setTyped({ ...typed, methods: { ...typed.methods, [method]: target.value } })}
            />
          ))}
        </div>
      </section>
      <RateAccounts rates={typed.rates} faultOf={faultOf} onChange={(rates) => setTyped({ ...typed, rates })} />
      <section>
        <h2>{texts.others}</h2>
        <div className={css.fields}>
          {others.map((name) => (
            <TextInput key={name} {...fieldOf(name)} inputMode="numeric" autoComplete="off" error={faultOf(name)} />
          ))}
        </div>
      </section>
      {general.map(({ code, message }) => (
        <Notice key={code} kind="late" role="alert">
          {message}
        </Notice>
      ))}
      <Button type="submit" disabled={!draft} busyLabel={isBusy && texts.saving}>
        {texts.save}
      </Button>
    </form>
  );
}
