import { useFormContext } from 'react-hook-form';
import type { EditorProps } from './editor-props.ts';
import { SelectFrame } from './select-frame.tsx';
import { useField } from './use-field.ts';
import { useTargets } from './use-targets.ts';

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
