import { messages } from '@theke/admin/messages.de.ts';
import { numberText } from '@theke/admin/ui/format.ts';
import { TextInput } from '@theke/ui/text-input';
import { bookingAccountsMessages as texts } from './booking-accounts-messages.de.ts';
import * as css from './booking-accounts-page.module.css';
import type { TypedAccounts } from './typed-accounts.ts';

type Rates = TypedAccounts['rates'];
type Props = {
  rates: Rates;
  /** Message of a path such as `rates.0.account`. */
  faultOf: (path: string) => string | undefined;
  onChange: (rates: Rates) => void;
};

/** Revenue account and tax key of each VAT rate. */
export function RateAccounts({ rates, faultOf, onChange }: Props) {
  const change = (index: number, changed: Partial<Rates[number]>) =>
    onChange(rates.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  return (
    <section>
      <h2>{texts.rates}</h2>
      <p>{rates.length > 0 ? texts.ratesText : texts.noRates}</p>
      <div className={css.fields}>
        {rates.flatMap(({ rate, account, taxKey }, index) => [
          <TextInput
            key={`${rate} account`}
            label={texts.rateAccount(numberText(rate))}
            optional={messages.optional}
            inputMode="numeric"
            autoComplete="off"
            value={account}
            error={faultOf(`rates.${index}.account`) ?? faultOf(`rates.${index}.rate`)}
            onChange={({ target }) => change(index, { account: target.value })}
          />,
          <TextInput
            key={`${rate} key`}
            label={texts.rateKey(numberText(rate))}
            optional={messages.optional}
            hint={texts.keyHint}
            inputMode="numeric"
            autoComplete="off"
            value={taxKey}
            error={faultOf(`rates.${index}.taxKey`)}
            onChange={({ target }) => change(index, { taxKey: target.value })}
          />,
        ])}
      </div>
    </section>
  );
}
