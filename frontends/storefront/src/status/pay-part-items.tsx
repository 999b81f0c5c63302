import type { PublicTableBill } from '@theke/contracts/ordering/table-bill';
import { formatMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { amountText } from '@theke/rules/units/amount-text';
import type { Unit } from '@theke/rules/units/units';
import { ofBusiness } from '@theke/ui/lang-attributes';
import { Stepper } from '@theke/ui/stepper';
import { type ChosenPieces, openItemsOf } from './bill-part.ts';
import * as css from './pay-part.module.css';
import { payPartMessages as texts } from './pay-part-messages.de.ts';

type Props = { bill: PublicTableBill; pieces: ChosenPieces; onChange: (pieces: ChosenPieces) => void };

/** Items that are neither paid nor being paid, each with the pieces that the guest pays. */
export const PayPartItems = ({ bill, pieces, onChange }: Props) => (
  <ul className={css.items} aria-label={texts.items}>
    {openItemsOf(bill).map(({ key, name, unit, step, pieces: open }) => {
      const chosen = Math.min(pieces[key] ?? 0, open.length);
      return (
        <li key={key}>
          <span className={css.name}>
            <span {...ofBusiness}>{name}</span>
            <small>
              {texts.of(amountText(open.length * step, unit as Unit))},{' '}
              {formatMoney(sumOf(open.map(toMoney)), bill.currency)}
            </small>
          </span>
          <Stepper
            label={texts.amount(name)}
            text={amountText(chosen * step, unit as Unit)}
            less={{
              label: texts.less(name),
              isDisabled: chosen === 0,
              onPress: () => onChange({ ...pieces, [key]: chosen - 1 }),
            }}
            more={{
              label: texts.more(name),
              isDisabled: chosen >= open.length,
              onPress: () => onChange({ ...pieces, [key]: chosen + 1 }),
            }}
          />
        </li>
      );
    })}
  </ul>
);
