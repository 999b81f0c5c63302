import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { ListTools } from '@theke/admin/forms/editors/list-tools.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { initialValue } from '@theke/admin/forms/initial-value.ts';
import { messages } from '@theke/admin/messages.de.ts';
import type { Product } from '@theke/contracts/catalog/product';
import { elementOf, metaOf, shapeOf } from '@theke/contracts/field';
import { icon } from '@theke/ui/icon';
import { ChevronDown, ChevronRight, CircleAlert, Plus } from 'lucide-react';
import { useState } from 'react';
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import * as own from './parts-editor.module.css';
import { productMessages } from './product-messages.de.ts';

type Part = Product['config']['parts'][number];

/** Steps of a configuration as collapsed rows; one is open at a time. */
export function PartsEditor({ name, schema, meta }: EditorProps) {
  const { fields, append, remove, move } = useFieldArray({ name });
  const { formState } = useFormContext();
  const parts = (useWatch({ name }) as Part[] | undefined) ?? [];
  // By index, because saving changes the rows' ids.
  const [open, setOpen] = useState<number>();
  const fault = useFault(name);
  const element = elementOf(schema);
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      <ol className={own.parts}>
        {fields.map((row, index) => {
          const part = parts[index];
          const hasFault = get(formState.errors, `${name}.${index}`) !== undefined;
          const isOpen = open === index || hasFault;
          const Arrow = isOpen ? ChevronDown : ChevronRight;
          return (
            <li key={row.id}>
              <div className={own.head}>
                <button
                  type="button"
                  className={own.toggle}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : index)}
                >
                  <Arrow {...icon} size={16} />
                  <span className={own.name}>
                    <b>{part?.name || productMessages.partOf(index + 1, '')}</b>
                    <small>{part && kindOf(part, schema)}</small>
                  </span>
                  <span className={own.options}>{part?.options.map((option) => option.name).join(', ')}</span>
                  {hasFault && <CircleAlert {...icon} size={16} />}
                </button>
                <ListTools
                  itemLabel={productMessages.partOf(index + 1, part?.name ?? '')}
                  index={index}
                  count={fields.length}
                  onMove={(from, to) => {
                    move(from, to);
                    setOpen(undefined);
                  }}
                  onRemove={(at) => {
                    remove(at);
                    setOpen(undefined);
                  }}
                />
              </div>
              {isOpen && part && <PartFields name={`${name}.${index}`} schema={schema} type={part.type} />}
            </li>
          );
        })}
      </ol>
      <button type="button" className={css.small} onClick={() => element && append(initialValue(element) as object)}>
        <Plus {...icon} size={16} />
        {productMessages.part}
      </button>
    </GroupFrame>
  );
}

const kindOf = ({ type, optional, options }: Part, schema: EditorProps['schema']) => {
  const shape = shapeOf(elementOf(schema) ?? schema);
  const label = shape?.type && metaOf(shape.type).choices?.[type];
  const texts = [label, optional ? messages.optional : productMessages.required];
  return [...texts, ...(options.length > 0 ? [productMessages.options(options.length)] : [])].join(', ');
};

type FieldsProps = { name: string; schema: EditorProps['schema']; type: Part['type'] };

const wide = ['options', 'description', 'translations'];

/** Only choices have options, texts do not. */
function PartFields({ name, schema, type }: FieldsProps) {
  const shape = shapeOf(elementOf(schema) ?? schema) ?? {};
  const isChosen = type === 'select' || type === 'multiselect';
  return (
    <div className={own.fields}>
      {Object.entries(shape)
        .filter(([key]) => key !== 'options' || isChosen)
        .map(([key, inner]) => (
          <div key={key} className={wide.includes(key) ? own.wide : undefined}>
            <FieldEditor name={`${name}.${key}`} schema={inner} meta={metaOf(inner)} />
          </div>
        ))}
    </div>
  );
}
