import { elementOf, metaOf, shapeOf } from '@theke/contracts/field';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Plus } from 'lucide-react';
import type { ComponentType } from 'react';
import { useFieldArray } from 'react-hook-form';
import { initialValue } from '../initial-value.ts';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { GroupFrame } from './field-frame.tsx';
import { ListTools } from './list-tools.tsx';
import * as own from './rows-editor.module.css';
import { fieldId, useFault } from './use-field.ts';

type Props = EditorProps & {
  /** Editor for a field of a row. Passed in to avoid a circular import, because fields may contain rows. */
  Field: ComponentType<EditorProps>;
  /** Name of one row: "Option". */
  rowLabel: string;
  /** Whether a field is irrelevant in a row. */
  isHidden?: (index: number, field: string) => boolean;
  /** Class with the column widths. Default: the engine's. */
  fieldsClass?: string | undefined;
  /** Column headings by field, where a field's own title is too long. */
  titles?: Readonly<Record<string, string>>;
  /** Values of a new row that override the schema's defaults. */
  defaults?: () => object;
};

/** Editor for a list of small objects, one row each; the columns come from the element's schema. */
export function RowsEditor(props: Props) {
  const { name, schema, meta, Field, rowLabel, isHidden, fieldsClass, titles = {}, defaults } = props;
  const { fields, append, remove, move } = useFieldArray({ name });
  const fault = useFault(name);
  const element = elementOf(schema);
  const shape = Object.entries((element && shapeOf(element)) ?? {});
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      <ol className={own.rows}>
        {fields.map((row, index) => (
          <li key={row.id}>
            <div className={classNames(own.row, fieldsClass ?? own.fields)}>
              {shape
                .filter(([key]) => !isHidden?.(index, key))
                .map(([key, inner]) => (
                  <Field
                    key={key}
                    name={`${name}.${index}.${key}`}
                    schema={inner}
                    meta={titles[key] ? { ...metaOf(inner), title: titles[key] } : metaOf(inner)}
                    isLabelHidden={index > 0}
                  />
                ))}
            </div>
            <ListTools
              itemLabel={`${rowLabel} ${index + 1}`}
              index={index}
              count={fields.length}
              onMove={move}
              onRemove={remove}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={css.small}
        onClick={() => element && append({ ...(initialValue(element) as object), ...defaults?.() })}
      >
        <Plus {...icon} size={16} />
        {rowLabel}
      </button>
    </GroupFrame>
  );
}
