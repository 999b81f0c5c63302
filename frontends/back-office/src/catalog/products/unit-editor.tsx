import { ChoiceEditor } from '@theke/admin/forms/editors/choice-editor.tsx';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { unitNames, unitOf } from '@theke/rules/units/units';

const choices = unitNames.map((unit) => {
  const { name, label } = unitOf(unit);
  return { id: unit, name: name === label ? name : `${name} (${label})` };
});

/** What a price is for: a piece, a kilogram, a serving. */
export const UnitEditor = (props: EditorProps) => <ChoiceEditor {...props} choices={choices} />;
