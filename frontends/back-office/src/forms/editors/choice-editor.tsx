import { unwrap } from '@theke/contracts/field';
import { unitNames, unitOf } from '@theke/rules/units';
import { icon } from '@theke/ui/icon';
import { ChevronDown } from 'lucide-react';
import { z } from 'zod';
import { messages } from '../../messages.de.ts';
import { isNullable } from '../initial-value.ts';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

/** Values of an enumeration with their German words. */
function choicesOf({ schema, meta }: Pick<EditorProps, 'schema' | 'meta'>): { value: string; label: string }[] {
  if (meta.widget === 'unit')
    return unitNames.map((unit) => {
      const { name, label } = unitOf(unit);
      return { value: unit, label: name === label ? name : `${name} (${label})` };
    });
  const inner = unwrap(schema);
  const values = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
  return values.map((value) => ({ value, label: meta.choices?.[value] ?? value }));
}

/** One of several. */
export function ChoiceEditor({ name, schema, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string | null>(name);
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <div className={css.select}>
          <select
            {...control}
            ref={ref}
            className={css.control}
            value={value ?? ''}
            onBlur={blur}
            onChange={(event) => change(event.target.value || null)}
          >
            {isNullable(schema) && <option value="">{messages.editors.notSet}</option>}
            {choicesOf({ schema, meta }).map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown {...icon} size={16} />
        </div>
      )}
    </FieldFrame>
  );
}
