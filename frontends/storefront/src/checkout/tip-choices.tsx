import type { Branch } from '@theke/contracts/catalog/branch';
import { formatMoney, type Money } from '@theke/rules/money/money';
import { suggestedTip } from '@theke/rules/tips/tips';
import { numberText } from '@theke/rules/units/amount-text';
import { TextInput } from '@theke/ui/text-input';
import * as tile from '../tile.module.css';
import { noTip, type TipChoice } from './tip-choice.ts';
import * as css from './tip-choices.module.css';
import { tipMessages } from './tip-messages.de.ts';

type Props = {
  branch: Pick<Branch, 'tipSuggestions'>;
  total: Money;
  currency: string;
  chosen: TipChoice;
  error: string | undefined;
  onChoose: (choice: TipChoice) => void;
};

/** Equal choices: no tip, the branch's percentages with their amounts, and an amount of the guest's own (TIP-02). */
export function TipChoices({ branch, total, currency, chosen, error, onChoose }: Props) {
  const choices: readonly { choice: TipChoice; label: string; amount?: string }[] = [
    { choice: noTip, label: tipMessages.none },
    ...(branch.tipSuggestions ?? []).map(({ percent }) => ({
      choice: { kind: 'percent', percent } as const,
      label: tipMessages.percent(numberText(percent)),
      amount: formatMoney(suggestedTip(total, percent), currency),
    })),
    { choice: chosen.kind === 'free' ? chosen : { kind: 'free', text: '' }, label: tipMessages.other },
  ];
  return (
    <>
      <div className={css.choices}>
        {choices.map(({ choice, label, amount }) => (
          <label key={label} className={tile.tile}>
            <input
              className={tile.unseen}
              type="radio"
              name="tip"
              checked={isSame(choice, chosen)}
              onChange={() => onChoose(choice)}
            />
            <span className={css.label}>{label}</span>
            {amount && <small className={css.amount}>{amount}</small>}
          </label>
        ))}
      </div>
      {chosen.kind === 'free' && (
        <TextInput
          id="tip-amount"
          className={css.free}
          label={tipMessages.amount}
          inputMode="decimal"
          autoComplete="off"
          value={chosen.text}
          error={error}
          onChange={({ target }) => onChoose({ kind: 'free', text: target.value })}
        />
      )}
    </>
  );
}

const isSame = (one: TipChoice, other: TipChoice): boolean =>
  one.kind === 'percent' && other.kind === 'percent' ? one.percent === other.percent : one.kind === other.kind;
