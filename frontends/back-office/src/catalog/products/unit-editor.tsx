import { ChoiceEditor } from '@theke/admin/forms/editors/choice-editor.tsx';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { unitNames, unitOf } from '@theke/rules/units/units';

const choices = unitNames.map((unit) => {
  const { name, label } = unitOf(unit);
  return { id: unit, name: name === label ? name : `${name} (${label})` };
});

/** Unit of the price: piece, kilogram, serving. */
export const UnitEditor = (props: EditorProps) => <ChoiceEditor {...props} choices={choices} />;
