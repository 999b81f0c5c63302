import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { numberText } from '@theke/admin/ui/format.ts';
import type { Product } from '@theke/contracts/catalog/product';
import { formatMoney } from '@theke/rules/money/money';
import { priceItem } from '@theke/rules/price/price';
import { partErrors, partsOf } from '@theke/rules/products/configuration';
import { type Unit, unitOf } from '@theke/rules/units/units';
import { Leader } from '@theke/ui/leader';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { orderMessages } from '../shared/order-messages.de.ts';
import { PartField } from '../shared/part-field.tsx';
import * as css from './choice-dialog.module.css';
import { firstAmount, type RoundLine, usualParts } from './round-lines.ts';
import { tableServiceMessages } from './table-service-messages.de.ts';

const { round: texts } = tableServiceMessages;

type Props = {
  product: Product;
  currency: string;
  onAdd: (choice: Pick<RoundLine, 'amount' | 'unit' | 'parts'>) => void;
  onClose: () => void;
};

/** Options, amount and unit of a product that is added to the round. */
export function ChoiceDialog({ product, currency, onAdd, onClose }: Props) {
  const [parts, setParts] = useState(() => usualParts(product));
  const [unit, setUnit] = useState<Unit>(product.unit);
  const [typed, setTyped] = useState(() => numberText(firstAmount(product, product.unit)));
  const [isAsked, setAsked] = useState(false);
  const amount = parseNumber(typed);
  const isNumber = amount !== null && amount > 0;
  const faults = new Map(partErrors(product, parts, '').map(({ path, message }) => [Number(path.slice(1)), message]));
  const units = [...new Set([product.unit, ...product.alternativeUnits.map((each) => each.unit)])];
  const add = () => {
    setAsked(true);
    if (isNumber && faults.size === 0) onAdd({ amount, unit, parts });
  };
  return (
    <DecisionDialog title={product.name} label={texts.choose} onDecide={add} onClose={onClose}>
      <DialogForm className={css.form} onSubmit={add}>
        {partsOf(product).map((part, index) => (
          <PartField
            key={part.name}
            part={part}
            value={parts[index]}
            error={isAsked ? faults.get(index) : undefined}
            onChange={(value) =>
              setParts(partsOf(product).map((_, at) => (at === index ? value : (parts[at] ?? null))))
            }
          />
        ))}
        <TextInput
          label={texts.quantity}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isNumber ? undefined : orderMessages.editItems.noNumber}
          onChange={({ target }) => setTyped(target.value)}
        />
        {units.length > 1 && (
          <Select
            label={texts.unit}
            value={unit}
            choices={units.map((value) => ({ value, label: unitOf(value).name }))}
            onChange={({ target }) => setUnit(target.value as Unit)}
          />
        )}
        {isNumber && (
          <dl aria-live="polite">
            <Leader
              label={texts.total}
              value={formatMoney(priceItem(product, { amount, unit, parts }).gross, currency)}
            />
          </dl>
        )}
      </DialogForm>
    </DecisionDialog>
  );
}
