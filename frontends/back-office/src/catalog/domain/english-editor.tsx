import { useShop } from '@theke/admin/api/shop.ts';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { metaOf, shapeOf } from '@theke/contracts/field';
import * as css from './english-editor.module.css';

/** English words of one row or step, beside the German ones; only where the business offers English. */
export function EnglishEditor({ name, schema, meta: { title }, isLabelHidden = false }: EditorProps) {
  const { offersEnglish } = useShop().config;
  const english = shapeOf(schema)?.en;
  if (!offersEnglish || !english) return null;
  const words = Object.entries(shapeOf(english) ?? {});
  return (
    <div className={css.words}>
      {words.map(([key, inner]) => {
        // What a field left empty means, the form says once.
        const { hint: _, ...own } = metaOf(inner);
        const meta = words.length === 1 ? { ...own, title } : own;
        return <FieldEditor key={key} name={`${name}.en.${key}`} schema={inner} {...{ meta, isLabelHidden }} />;
      })}
    </div>
  );
}
