import { unwrap } from '@theke/contracts/field';
import { z } from 'zod';
import { isNullable } from '../initial-value.ts';
import type { EditorProps } from './editor-props.ts';
import { SelectFrame } from './select-frame.tsx';
import { useField } from './use-field.ts';

/** Values of an enumeration with their German labels. */
function choicesOf({ schema, meta }: Pick<EditorProps, 'schema' | 'meta'>): { id: string; name: string }[] {
  const inner = unwrap(schema);
  const values = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
  return values.map((value) => ({ id: value, name: meta.choices?.[value] ?? value }));
}

/** Editor for one value of an enumeration. */
export function ChoiceEditor({
  schema,
  choices,
  unsetLabel,
  ...props
}: EditorProps & { choices?: readonly { id: string; name: string }[]; unsetLabel?: string }) {
  const { name, meta } = props;
  const field = useField<string | null>(name);
  return (
    <SelectFrame
      {...props}
      field={field}
      value={field.value ?? ''}
      choices={choices ?? choicesOf({ schema, meta })}
      mayBeUnset={isNullable(schema)}
      unsetLabel={unsetLabel}
      onChoose={(value) => field.change(value || null)}
    />
  );
}
