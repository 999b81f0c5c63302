import { icon } from '@theke/ui/icon';
import { ChevronDown } from 'lucide-react';
import { useGetList } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { messages } from '../../messages.de.ts';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

type Ref = { id: string };

/** The product that an option of a bundle adds; the option is named like it. A bundle holds no bundles. */
export function ContainedProductEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<Ref | null>(name);
  const { setValue } = useFormContext();
  const { data = [] } = useGetList('products', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'name', order: 'ASC' },
  });
  const choose = (chosen: string) => {
    change(chosen ? { id: chosen } : null);
    const product = data.find((each) => each.id === chosen);
    if (product) setValue(name.replace(/product$/, 'name'), product.name, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <div className={css.select}>
          <select
            {...control}
            ref={ref}
            className={css.control}
            value={value?.id ?? ''}
            onBlur={blur}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{messages.editors.notSet}</option>
            {data
              .filter(({ type }) => type !== 'bundle')
              .map((product) => (
                <option key={product.id} value={String(product.id)}>
                  {product.name}
                </option>
              ))}
          </select>
          <ChevronDown {...icon} size={16} />
        </div>
      )}
    </FieldFrame>
  );
}
