import { useShop } from '@theke/admin/api/shop.ts';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import * as tile from '@theke/admin/forms/editors/tile.module.css';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { type CalculationModel, calculationModels } from '@theke/rules/products/calculation-model';
import { classNames } from '@theke/ui/class-names';
import { useWatch } from 'react-hook-form';
import * as css from './price-kind-editor.module.css';
import { productMessages } from './product-messages.de.ts';

const kinds = Object.keys(calculationModels) as CalculationModel[];
const messages = productMessages.priceKind;

/** Example price, shown while there is none. */
const example = 10;

/**
 * Choice of how binding the price is. Two fields store it (PRICE-07): `pricing` and, for fixed prices, the legacy
 * `calculationModel`. A choice sets the first and clears the second.
 */
export function PriceKindEditor({ name, isLabelHidden = false }: EditorProps) {
  const { id, value, change, fault } = useField<CalculationModel>(name);
  const older = useField<CalculationModel | null | undefined>('calculationModel');
  const price = useWatch({ name: 'price' });
  const { currency } = useShop().config;
  const selected = value === 'fixed' ? (older.value ?? 'fixed') : value;
  const amount = moneyText(typeof price === 'number' && price > 0 ? price : example, currency);

  function choose(kind: CalculationModel) {
    change(kind);
    if (older.value) older.change(null);
  }
  return (
    <GroupFrame id={id} label={messages.question} fault={fault ?? older.fault} isLabelHidden={isLabelHidden}>
      <div className={css.kinds}>
        {kinds.map((kind) => (
          <label key={kind} className={classNames(tile.tile, tile.framed, css.kind)}>
            <input type="radio" name={`${id}-kind`} checked={selected === kind} onChange={() => choose(kind)} />
            <b>{`${calculationModels[kind].prefix} ${amount}`.trim()}</b>
            <small>{messages.meaning[kind]}</small>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
