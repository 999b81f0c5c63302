import { ChoiceEditor } from '@theke/admin/forms/editors/choice-editor.tsx';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import type { Product } from '@theke/contracts/catalog/product';
import { unitNames, unitOf } from '@theke/rules/units/units';
import { classNames } from '@theke/ui/class-names';
import { useWatch } from 'react-hook-form';
import * as css from './alternative-units-editor.module.css';
import { productMessages } from './product-messages.de.ts';
import { RatioEditor } from './ratio-editor.tsx';

/** Only labels, because a row has no space for more. */
const units = unitNames.map((unit) => ({ id: unit, name: unitOf(unit).label }));

/**
 * Further units in which guests may order, one row each. A unit has its own kind of price only if the product's price
 * is exact.
 */
export function AlternativeUnitsEditor(props: EditorProps) {
  const unit = useWatch({ name: 'unit' }) as Product['unit'];
  const isExact = useWatch({ name: 'pricing' }) === 'fixed';
  const rows = (useWatch({ name: props.name }) ?? []) as Product['alternativeUnits'];
  const usedUnits = new Set([unit, ...rows.map((row) => row.unit)]);
  return (
    <RowsEditor
      {...props}
      Field={UnitField}
      rowLabel={productMessages.unit}
      titles={productMessages.unitTitles}
      fieldsClass={classNames(css.row, isExact && css.withPrice)}
      isHidden={(_, field) => field === 'calculationModel' && !isExact}
      defaults={() => ({ unit: unitNames.find((each) => !usedUnits.has(each)) ?? 'piece' })}
    />
  );
}

function UnitField(props: EditorProps) {
  const field = props.name.split('.').at(-1);
  if (field === 'unit') return <ChoiceEditor {...props} choices={units} />;
  if (field === 'ratio') return <RatioEditor {...props} />;
  if (field === 'calculationModel') return <ChoiceEditor {...props} unsetLabel={productMessages.asAbove} />;
  return <FieldEditor {...props} />;
}
