import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { OrderedRows } from '@theke/admin/forms/editors/ordered-rows.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { type FormElement, type FormRow, formElementTypes } from '@theke/contracts/content/form';
import { elementOf, metaOf, shapeOf } from '@theke/contracts/field';
import { Button } from '@theke/ui/button';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { formMessages } from './form-messages.de.ts';
import * as css from './form-rows-editor.module.css';

/** Editor for a form's rows: a text, or fields side by side (FORM-01). */
export function FormRowsEditor({ name, schema, meta }: EditorProps) {
  const { fields, append, remove, move } = useFieldArray({ name });
  const rows = (useWatch({ name }) ?? []) as FormRow[];
  const fault = useFault(name);
  const [fresh, setFresh] = useState<number>();
  const shape = shapeOf(elementOf(schema) as z.ZodType) as Record<string, z.ZodType>;
  const add = (row: FormRow) => {
    setFresh(fields.length);
    append(row, { shouldFocus: false });
  };
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      <OrderedRows
        rows={fields.map(({ id }, index) => {
          const path = `${name}.${index}`;
          const isText = rows[index]?.type === 'text_row';
          return {
            id,
            name: formMessages.row(index + 1),
            path,
            title: <RowTitle row={rows[index]} />,
            isFresh: index === fresh,
            body: () => (isText ? edited(path, 'text', shape) : edited(path, 'elements', shape)),
          };
        })}
        onMove={move}
        onRemove={remove}
      />
      <div className={css.add}>
        <Button
          kind="second"
          size="small"
          type="button"
          onClick={() => add({ type: 'form_row', text: '', elements: [freshElement] })}
        >
          {formMessages.addFields}
        </Button>
        <Button
          kind="second"
          size="small"
          type="button"
          onClick={() => add({ type: 'text_row', text: '', elements: [] })}
        >
          {formMessages.addText}
        </Button>
      </div>
    </GroupFrame>
  );
}

const freshElement: FormElement = { type: 'form_text', label: '', default: '', isRequired: false, values: [] };

function edited(path: string, field: 'text' | 'elements', shape: Record<string, z.ZodType>) {
  const schema = shape[field] as z.ZodType;
  const props = { name: `${path}.${field}`, schema, meta: metaOf(schema) };
  return field === 'text' ? <FieldEditor {...props} /> : <ElementsEditor {...props} />;
}

const RowTitle = ({ row }: { row: FormRow | undefined }) => (
  <>
    <b>{row?.type === 'text_row' ? formMessages.text : formMessages.fields}</b>{' '}
    {row?.type === 'text_row' ? row.text : row?.elements.map(({ label }) => label).join(', ')}
  </>
);

function ElementsEditor({ name, schema, meta }: EditorProps) {
  const { fields, append, remove, move } = useFieldArray({ name });
  const elements = (useWatch({ name }) ?? []) as FormElement[];
  const fault = useFault(name);
  const [fresh, setFresh] = useState<number>();
  const shape = Object.entries(shapeOf(elementOf(schema) as z.ZodType) ?? {});
  return (
    <GroupFrame
      id={fieldId(name)}
      label={meta.title ?? name}
      hint={formMessages.fieldsHint}
      fault={fault}
      isLabelHidden
    >
      <OrderedRows
        rows={fields.map(({ id }, index) => {
          const element = elements[index];
          return {
            id,
            name: formMessages.field(element?.label ?? '', index + 1),
            path: `${name}.${index}`,
            title: <ElementTitle element={element} index={index} />,
            isFresh: index === fresh || (fields.length === 1 && element?.label === ''),
            body: () => (
              <div className={css.element}>
                {shape
                  .filter(([key]) => key !== 'values' || element?.type === 'form_select')
                  .map(([key, inner]) => (
                    <FieldEditor
                      key={key}
                      name={`${name}.${index}.${key}`}
                      schema={inner}
                      meta={key === 'values' ? { ...metaOf(inner), hint: formMessages.valuesHint } : metaOf(inner)}
                    />
                  ))}
              </div>
            ),
          };
        })}
        onMove={move}
        onRemove={remove}
      />
      <Button
        kind="quiet"
        size="small"
        type="button"
        onClick={() => {
          setFresh(fields.length);
          append(freshElement, { shouldFocus: false });
        }}
      >
        {formMessages.addField}
      </Button>
    </GroupFrame>
  );
}

const ElementTitle = ({ element, index }: { element: FormElement | undefined; index: number }) => (
  <>
    <b>{formMessages.field(element?.label ?? '', index + 1)}</b> {formElementTypes[element?.type ?? 'form_text']}
    {element?.isRequired && `, ${formMessages.required}`}
  </>
);
