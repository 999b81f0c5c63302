import { useShop } from '@theke/admin/api/shop.ts';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import type { Product } from '@theke/contracts/catalog/product';
import { useWatch } from 'react-hook-form';

type Option = Product['config']['parts'][number]['options'][number];

/**
 * Editor for the options of a choice. Only options of a bundle refer to products, and use their names and allergens.
 */
export function OptionsEditor(props: EditorProps) {
  const type = useWatch({ name: 'type' });
  const options = useWatch({ name: props.name }) as Option[] | undefined;
  const { offersEnglish } = useShop().config;
  const isHidden = (index: number, field: string) =>
    (field === 'translations' && !offersEnglish) ||
    (type === 'bundle'
      ? ['name', 'allergens', 'translations'].includes(field) && Boolean(options?.[index]?.product)
      : field === 'product');
  return <RowsEditor {...props} Field={FieldEditor} rowLabel={messages.editors.option} isHidden={isHidden} />;
}
