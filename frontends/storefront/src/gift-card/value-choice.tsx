import { formatMoney, toMoney } from '@theke/rules/money/money';
import { TextInput } from '@theke/ui/text-input';
import * as tile from '../tile.module.css';
import * as css from './buy-card.module.css';
import { buyCardMessages as texts } from './buy-card-messages.de.ts';
import { type BuyEntries, usualValues } from './buy-draft.ts';

type Props = {
  entries: BuyEntries;
  currency: string;
  errorOf: (field: string) => string | undefined;
  onChange: (entries: Partial<BuyEntries>) => void;
};

/** Usual values as tiles, and an amount of the guest's own. */
export function ValueChoice({ entries: { value, own }, currency, errorOf, onChange }: Props) {
  const choices = [
    ...usualValues.map((each) => ({ each, label: formatMoney(toMoney(each), currency) })),
    { each: 'own' as const, label: texts.own },
  ];
  return (
    <section className={css.section}>
      <h2 id="value-title">{texts.value}</h2>
      <fieldset className={css.values} aria-labelledby="value-title">
        {choices.map(({ each, label }) => (
          <label key={each} className={tile.tile}>
            <input
              className={tile.unseen}
              type="radio"
              name="value"
              checked={each === value}
              onChange={() => onChange({ value: each })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {value === 'own' && (
        <TextInput
          id="amount"
          className={css.own}
          label={texts.amount}
          hint={texts.amountHint}
          inputMode="decimal"
          autoComplete="off"
          value={own}
          error={errorOf('amount')}
          onChange={({ target }) => onChange({ own: target.value })}
        />
      )}
    </section>
  );
}
