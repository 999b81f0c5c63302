import { useShop } from '@theke/admin/api/shop.ts';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { metaOf, shapeOf } from '@theke/contracts/field';
import * as css from './english-editor.module.css';

/** Editor for the English texts of a row or step; only if the business offers English. */
export function EnglishEditor({ name, schema, meta: { title }, isLabelHidden = false }: EditorProps) {
  const { offersEnglish } = useShop().config;
  const english = shapeOf(schema)?.en;
  if (!offersEnglish || !english) return null;
  const fields = Object.entries(shapeOf(english) ?? {});
  return (
    <div className={css.words}>
      {fields.map(([key, inner]) => {
        // The form explains empty fields once, so the hint is removed here.
        const { hint: _, ...fieldMeta } = metaOf(inner);
        const meta = fields.length === 1 ? { ...fieldMeta, title } : fieldMeta;
        return <FieldEditor key={key} name={`${name}.en.${key}`} schema={inner} {...{ meta, isLabelHidden }} />;
      })}
    </div>
  );
}
