import { useShop } from '@theke/admin/api/shop.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { ToolButton } from '@theke/admin/ui/tool-button.tsx';
import { elementOf, metaOf, shapeOf } from '@theke/contracts/field';
import type { Discount } from '@theke/contracts/ordering/discount';
import { icon } from '@theke/ui/icon';
import { Plus, Trash2 } from 'lucide-react';
import { useGetMany } from 'ra-core';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { AddProductsDialog } from '../../catalog/shared/add-products-dialog.tsx';
import type { NamedProduct } from '../../catalog/shared/named-product.ts';
import { discountMessages } from './discounts-messages.de.ts';
import { LowerPrices } from './lower-prices.tsx';
import * as css from './price-list-editor.module.css';

const messages = discountMessages.prices;

/** The products of a price list with their regular price and their price on the list (DISC-13). */
export function PriceListEditor({ name, schema, meta }: EditorProps) {
  const { currency } = useShop().config;
  const [isAdding, setIsAdding] = useState(false);
  const { setValue } = useFormContext();
  const { append, remove } = useFieldArray({ name });
  const rows: Discount['prices'] = useWatch({ name }) ?? [];
  const fault = useFault(name);
  const ids = rows.map(({ product }) => product.id);
  const { data = [] } = useGetMany<NamedProduct>('products', { ids }, { enabled: ids.length > 0 });
  const products = new Map(data.filter(Boolean).map((product) => [product.id, product]));
  const price = shapeOf(elementOf(schema) ?? schema)?.price;
  const set = (next: Discount['prices']) => setValue(name, next, { shouldDirty: true, shouldValidate: true });
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      {rows.length > 0 && (
        <ol className={css.rows}>
          {rows.map(({ product: { id }, price: listed }, index) => {
            const product = products.get(id);
            const label = product?.name ?? '…';
            return (
              <li key={id}>
                <span className={css.name}>
                  {label}
                  {product && (
                    <small>
                      {listed < product.price
                        ? messages.regular(moneyText(product.price, currency))
                        : messages.notCheaper(moneyText(product.price, currency))}
                    </small>
                  )}
                </span>
                {price && (
                  <FieldEditor
                    name={`${name}.${index}.price`}
                    schema={price}
                    meta={{ ...metaOf(price), title: messages.priceOf(label) }}
                    isLabelHidden
                  />
                )}
                <ToolButton label={messages.remove(label)} Icon={Trash2} onClick={() => remove(index)} />
              </li>
            );
          })}
        </ol>
      )}
      <div className={css.tools}>
        <button type="button" className={control.small} onClick={() => setIsAdding(true)}>
          <Plus {...icon} size={16} />
          {messages.add}
        </button>
        {rows.length > 0 && <LowerPrices rows={rows} priceOf={(id) => products.get(id)?.price} onLower={set} />}
      </div>
      {isAdding && (
        <AddProductsDialog
          title={messages.addTitle}
          existingIds={new Set(ids)}
          onAdd={(added) => append(added.map(({ id, price: regular }) => ({ product: { id }, price: regular })))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </GroupFrame>
  );
}
