import { elementOf, type FieldMeta, shapeOf, unwrap } from '@theke/contracts/field';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { CatalogEditor } from '../../menus/catalog-editor.tsx';
import { messages } from '../../messages.de.ts';
import { AllergensEditor } from './allergens-editor.tsx';
import { ChoiceEditor } from './choice-editor.tsx';
import { ChoicesEditor } from './choices-editor.tsx';
import { ColorEditor } from './color-editor.tsx';
import { ContainedProductEditor } from './contained-product-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { ImageEditor, ImagesEditor } from './images-editor.tsx';
import { InstantEditor } from './instant-editor.tsx';
import { NumberEditor } from './number-editor.tsx';
import { OpeningHoursEditor } from './opening-hours-editor.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { PartsEditor } from './parts-editor.tsx';
import { PasswordEditor } from './password-editor.tsx';
import { ReferenceEditor, ReferencesEditor } from './reference-editor.tsx';
import { RowsEditor } from './rows-editor.tsx';
import { SwitchEditor } from './switch-editor.tsx';
import { TextEditor } from './text-editor.tsx';

/** Editors that a definition asks for by name. */
const byWidget: Partial<Record<NonNullable<FieldMeta['widget']>, ComponentType<EditorProps>>> = {
  money: NumberEditor,
  percent: NumberEditor,
  unit: ChoiceEditor,
  color: ColorEditor,
  password: PasswordEditor,
  textarea: TextEditor,
  reference: ReferenceEditor,
  references: ReferencesEditor,
  image: ImageEditor,
  images: ImagesEditor,
  'opening-hours': OpeningHoursEditor,
  allergens: AllergensEditor,
  parts: PartsEditor,
  options: OptionsEditor,
  'contained-product': ContainedProductEditor,
  'alternative-units': (props) => <RowsEditor {...props} rowLabel={messages.editors.unit} />,
  catalog: CatalogEditor,
  'delivery-areas': (props) => <RowsEditor {...props} rowLabel={messages.editors.area} />,
};

/** The editor for a field: by its widget, else by its type. */
export function editorOf(schema: z.ZodType, meta: FieldMeta): ComponentType<EditorProps> {
  const asked = meta.widget && byWidget[meta.widget];
  if (asked) return asked;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean) return SwitchEditor;
  if (inner instanceof z.ZodEnum) return ChoiceEditor;
  if (inner instanceof z.ZodNumber) return NumberEditor;
  if (inner instanceof z.ZodISODateTime) return InstantEditor;
  const element = elementOf(schema);
  if (element instanceof z.ZodEnum) return ChoicesEditor;
  if (element && shapeOf(element)) return OptionRows;
  return TextEditor;
}

const OptionRows = (props: EditorProps) => <RowsEditor {...props} rowLabel={messages.editors.option} />;

/** Edits the field at a path of the draft. */
export function FieldEditor(props: EditorProps) {
  const Editor = editorOf(props.schema, props.meta);
  return <Editor {...props} />;
}
