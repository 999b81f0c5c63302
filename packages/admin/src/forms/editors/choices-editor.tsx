import { elementOf } from '@theke/contracts/field';
import { classNames } from '@theke/ui/class-names';
import { z } from 'zod';
import * as css from './choices-editor.module.css';
import type { EditorProps } from './editor-props.ts';
import { GroupFrame } from './field-frame.tsx';
import * as tile from './tile.module.css';
import { useField } from './use-field.ts';

/** Editor for several values of an enumeration, one checkbox each. */
export function ChoicesEditor({ name, schema, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, fault } = useField<string[]>(name);
  const chosen = new Set(value ?? []);
  const element = elementOf(schema);
  const options = element instanceof z.ZodEnum ? element.options.map(String) : [];
  // Keeps the order of the definition, regardless of the order of selection.
  const toggle = (option: string) =>
    change(options.filter((each) => (each === option ? !chosen.has(each) : chosen.has(each))));
  return (
    <GroupFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      <div className={css.choices}>
        {options.map((option) => (
          <label key={option} className={classNames(tile.tile, tile.filled, css.choice)}>
            <input type="checkbox" checked={chosen.has(option)} onChange={() => toggle(option)} />
            {meta.choices?.[option] ?? option}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
