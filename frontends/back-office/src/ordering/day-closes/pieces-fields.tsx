import { moneyText } from '@theke/admin/ui/format.ts';
import { TextInput } from '@theke/ui/text-input';
import { piecesFault, valuesOf } from './cash-count.ts';
import * as css from './count-form.module.css';
import { dayClosesMessages } from './day-closes-messages.de.ts';

type Props = {
  currency: string;
  /** Numbers as typed, by value. */
  pieces: Readonly<Record<string, string>>;
  onChange: (value: number, text: string) => void;
};

/** A field for the number of each note and coin. */
export const PiecesFields = ({ currency, pieces, onChange }: Props) => (
  <div className={css.pieces}>
    {valuesOf(currency).map((value) => (
      <TextInput
        key={value}
        label={moneyText(value, currency)}
        aria-label={dayClosesMessages.count.pieces(moneyText(value, currency))}
        aria-required={false}
        inputMode="numeric"
        autoComplete="off"
        value={pieces[value] ?? ''}
        error={piecesFault(pieces[value] ?? '')}
        onChange={({ target }) => onChange(value, target.value)}
      />
    ))}
  </div>
);
