import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { ToolButton } from '@theke/admin/ui/tool-button.tsx';
import { elementOf, metaOf, shapeOf } from '@theke/contracts/field';
import type { Discount } from '@theke/contracts/ordering/discount';
import { icon } from '@theke/ui/icon';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useGetList } from 'ra-core';
import { useFieldArray, useWatch } from 'react-hook-form';
import { discountMessages } from './discounts-messages.de.ts';
import * as css from './price-list-editor.module.css';

const messages = discountMessages.categoryPrices;

/** Categories with one price for all of their products (DISC-15). */
export function CategoryPricesEditor({ name, schema, meta }: EditorProps) {
  const { append, remove } = useFieldArray({ name });
  const rows: Discount['categoryPrices'] = useWatch({ name }) ?? [];
  const fault = useFault(name);
  const { data = [] } = useGetList<OfficeRecord>('categories', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'name', order: 'ASC' },
  });
  const nameOf = (id: string) => String(data.find((category) => category.id === id)?.name ?? '…');
  const addable = data.filter(({ id }) => !rows.some(({ category }) => category.id === id));
  const price = shapeOf(elementOf(schema) ?? schema)?.price;
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      {rows.length > 0 && (
        <ol className={css.rows}>
          {rows.map(({ category: { id } }, index) => (
            <li key={id}>
              <span className={css.name}>{nameOf(id)}</span>
              {price && (
                <FieldEditor
                  name={`${name}.${index}.price`}
                  schema={price}
                  meta={{ ...metaOf(price), title: messages.priceOf(nameOf(id)) }}
                  isLabelHidden
                />
              )}
              <ToolButton label={messages.remove(nameOf(id))} Icon={Trash2} onClick={() => remove(index)} />
            </li>
          ))}
        </ol>
      )}
      {addable.length > 0 && (
        <div className={control.select}>
          <select
            className={control.control}
            aria-label={messages.add}
            value=""
            // Without a price: the field asks for one before saving.
            onChange={({ target }) => append({ category: { id: target.value }, price: undefined })}
          >
            <option value="">{messages.add}</option>
            {addable.map((category) => (
              <option key={category.id} value={category.id}>
                {String(category.name)}
              </option>
            ))}
          </select>
          <ChevronDown {...icon} size={16} />
        </div>
      )}
    </GroupFrame>
  );
}
