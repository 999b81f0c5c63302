import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { SelectFrame } from '@theke/admin/forms/editors/select-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { useTargets } from '@theke/admin/forms/editors/use-targets.ts';
import { useFormContext } from 'react-hook-form';

/** The product that an option of a bundle adds; the option is named like it. A bundle holds no bundles. */
export function ContainedProductEditor(props: Omit<EditorProps, 'schema'>) {
  const { name } = props;
  const field = useField<{ id: string } | null>(name);
  const { setValue } = useFormContext();
  const products = useTargets('products', ({ type }) => type !== 'bundle');
  const choose = (chosen: string) => {
    field.change(chosen ? { id: chosen } : null);
    const product = products.find(({ id }) => id === chosen);
    if (product) setValue(name.replace(/product$/, 'name'), product.name, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <SelectFrame
      {...props}
      field={field}
      value={field.value?.id ?? ''}
      choices={products}
      mayBeUnset
      onChoose={choose}
    />
  );
}
