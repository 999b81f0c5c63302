import { ChoiceEditor } from '@theke/admin/forms/editors/choice-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { type Unit, unitNames, unitOf } from '@theke/rules/units/units';
import { AllergensEditor } from './allergens-editor.tsx';
import { ContainedProductEditor } from './contained-product-editor.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { PartsEditor } from './parts-editor.tsx';
import { productMessages } from './product-messages.de.ts';

const unitChoices = unitNames.map((unit) => {
  const { name, label } = unitOf(unit);
  return { id: unit, name: name === label ? name : `${name} (${label})` };
});

export const productWidgets: Widgets = {
  unit: {
    Editor: (props) => <ChoiceEditor {...props} choices={unitChoices} />,
    width: 'third',
    Cell: ({ value }) => unitOf(value as Unit).label,
    csv: (value) => unitOf(value as Unit).label,
    isShared: true,
    choices: unitNames.map((unit) => ({ value: unit, label: unitOf(unit).name })),
  },
  allergens: {
    Editor: AllergensEditor,
    Cell: ({ value }) => <span className={css.letters}>{(value as string[]).join(' ') || messages.none}</span>,
    csv: 'byType',
    isShared: true,
  },
  parts: { Editor: PartsEditor },
  options: { Editor: OptionsEditor },
  'contained-product': { Editor: ContainedProductEditor },
  'alternative-units': { Editor: (props) => <RowsEditor {...props} rowLabel={productMessages.unit} /> },
};
