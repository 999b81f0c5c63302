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
  /** What edits a field of a row; fields may hold rows, so it is handed in. */
  Field: ComponentType<EditorProps>;
  /** What one row is: "Option". */
  rowLabel: string;
  /** Whether a field does not matter in a row. */
  isHidden?: (index: number, field: string) => boolean;
  /** The columns of a row, where those of the engine are too wide or too narrow. */
  fieldsClass?: string | undefined;
  /** Over the columns, where a field's own title is too long; by the field. */
  titles?: Readonly<Record<string, string>>;
  /** What a new row holds; what its definition says where nothing is given. */
  fresh?: () => object;
};

/** A list of small things with a few fields each, one row a thing; the fields come from the element's definition. */
export function RowsEditor(props: Props) {
  const { name, schema, meta, Field, rowLabel, isHidden, fieldsClass, titles = {}, fresh } = props;
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
              what={`${rowLabel} ${index + 1}`}
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
        onClick={() => element && append({ ...(initialValue(element) as object), ...fresh?.() })}
      >
        <Plus {...icon} size={16} />
        {rowLabel}
      </button>
    </GroupFrame>
  );
}
