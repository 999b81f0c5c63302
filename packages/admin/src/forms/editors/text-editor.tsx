import { unwrap } from '@theke/contracts/field';
import type { ReactNode } from 'react';
import { z } from 'zod';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

/** Input type, so that phones show the keyboard for e-mail or web addresses. */
function typeOf(schema: z.ZodType): 'email' | 'url' | 'text' {
  const inner = unwrap(schema);
  const options = inner instanceof z.ZodUnion ? (inner.options as z.ZodType[]) : [inner];
  if (options.some((option) => option instanceof z.ZodEmail)) return 'email';
  return options.some((option) => option instanceof z.ZodURL) ? 'url' : 'text';
}

/** Editor for a text of one or several lines. */
export function TextEditor({ name, schema, meta, isLabelHidden = false, tool }: EditorProps & { tool?: ReactNode }) {
  const { id, value, change, blur, ref, fault } = useField<string | null>(name);
  const shared = {
    className: css.control,
    ref,
    value: value ?? '',
    onBlur: blur,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  return (
    <FieldFrame
      id={id}
      label={meta.title ?? name}
      hint={meta.hint}
      fault={fault}
      isLabelHidden={isLabelHidden}
      tool={tool}
    >
      {(control) =>
        meta.widget === 'textarea' ? (
          <textarea {...shared} {...control} />
        ) : (
          <input {...shared} {...control} type={typeOf(schema)} autoComplete="off" />
        )
      }
    </FieldFrame>
  );
}
