import { messages } from '@theke/admin/messages.de.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { type Unit, unitNames, unitOf } from '@theke/rules/units/units';
import { lazy } from 'react';

const AllergensEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './allergens-editor.tsx')).AllergensEditor,
}));
const AdditivesEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './allergens-editor.tsx')).AdditivesEditor,
}));
const AlternativeUnitsEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './alternative-units-editor.tsx'))
    .AlternativeUnitsEditor,
}));
const ContainedProductEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './contained-product-editor.tsx'))
    .ContainedProductEditor,
}));
const EnglishEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ '../shared/english-editor.tsx')).EnglishEditor,
}));
const OptionAllergensEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './option-allergens-editor.tsx'))
    .OptionAllergensEditor,
}));
const OptionsEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './options-editor.tsx')).OptionsEditor,
}));
const PartsEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './parts-editor.tsx')).PartsEditor,
}));
const UnitEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './unit-editor.tsx')).UnitEditor,
}));

const marks = {
  Cell: ({ value }) => <span className={css.letters}>{(value as string[]).join(' ') || messages.none}</span>,
  csv: 'byType',
  isShared: true,
} satisfies Omit<Widgets[string], 'Editor'>;

export const productWidgets: Widgets = {
  unit: {
    Editor: UnitEditor,
    width: 'third',
    Cell: ({ value }) => unitOf(value as Unit).label,
    csv: (value) => unitOf(value as Unit).label,
    isShared: true,
    choices: unitNames.map((unit) => ({ value: unit, label: unitOf(unit).name })),
  },
  allergens: { ...marks, Editor: AllergensEditor },
  additives: { ...marks, Editor: AdditivesEditor },
  parts: { Editor: PartsEditor },
  options: { Editor: OptionsEditor },
  'option-allergens': { Editor: OptionAllergensEditor },
  english: { Editor: EnglishEditor },
  'contained-product': { Editor: ContainedProductEditor },
  'alternative-units': { Editor: AlternativeUnitsEditor },
};
