import { moneyText } from '@theke/admin/ui/format.ts';
import type { TableBillDetail } from '@theke/contracts/ordering/table-bill';
import { amountText } from '@theke/rules/units/amount-text';
import { Stepper } from '@theke/ui/stepper';
import { choicesOf } from '../shared/choices-of.ts';
import { type ChosenAmounts, keyOf } from './settle-choice.ts';
import * as css from './settle-dialog.module.css';
import { tableServiceMessages } from './table-service-messages.de.ts';

const { settle: texts } = tableServiceMessages;

type Props = { bill: TableBillDetail; amounts: ChosenAmounts; onChange: (amounts: ChosenAmounts) => void };

/** Open items of a bill, each with the amount that is paid; measured ones are paid as a whole. */
export const SettleItems = ({ bill, amounts, onChange }: Props) => (
  <ul className={css.items} aria-label={texts.items}>
    {bill.openItems.map((open) => {
      const item = bill.orders.find(({ id }) => id === open.order)?.items[open.index];
      if (!item || open.gross === 0) return null;
      const key = keyOf(open);
      const chosen = amounts[key] ?? 0;
      const step = Number.isInteger(open.amount) ? 1 : open.amount;
      const choices = choicesOf(item);
      return (
        <li key={key}>
          <span>
            {item.name}
            {choices && <small>{choices}</small>}
            <small>
              {texts.of(amountText(open.amount, item.unit))}, {moneyText(open.gross, bill.currency)}
            </small>
          </span>
          <Stepper
            label={texts.amount(item.name)}
            text={amountText(chosen, item.unit)}
            less={{
              label: texts.less(item.name),
              isDisabled: chosen === 0,
              onPress: () => onChange({ ...amounts, [key]: chosen - step }),
            }}
            more={{
              label: texts.more(item.name),
              isDisabled: chosen >= open.amount,
              onPress: () => onChange({ ...amounts, [key]: chosen + step }),
            }}
          />
        </li>
      );
    })}
  </ul>
);
