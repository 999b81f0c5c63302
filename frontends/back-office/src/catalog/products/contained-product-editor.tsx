import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { TargetField } from '@theke/admin/forms/editors/target-field.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { useReferredResource } from '@theke/admin/references/use-referred-resource.ts';
import { useTargetLabels } from '@theke/admin/references/use-target-labels.ts';
import { useFormContext } from 'react-hook-form';

/** A bundle contains no bundles. */
const isNoBundle = ({ type }: OfficeRecord) => type !== 'bundle';

/** Product that an option of a bundle adds; sets the option's name too. */
export function ContainedProductEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<{ id: string } | null>(name);
  const { setValue } = useFormContext();
  const products = useReferredResource('products');
  const labelOf = useTargetLabels(products, value ? [value.id] : []);
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(control) => (
        <TargetField
          control={control}
          resource={products}
          isMeant={isNoBundle}
          chosen={value ? labelOf(value.id) : ''}
          placeholder={messages.editors.notSet}
          unsetLabel={messages.editors.notSet}
          ref={ref}
          onBlur={blur}
          onChoose={(product) => {
            change(product ? { id: product.id } : null);
            const option = name.replace(/product$/, 'name');
            if (product) setValue(option, product.label, { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
    </FieldFrame>
  );
}
