import { elementOf, metaOf, shapeOf } from '@theke/contracts/field';
import { icon } from '@theke/ui/icon';
import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { messages } from '../../messages.de.ts';
import { initialValue } from '../initial-value.ts';
import * as css from './control.module.css';
import type { EditorProps } from './editor-props.ts';
import { FieldEditor } from './field-editor.tsx';
import { GroupFrame } from './field-frame.tsx';
import { ListTools } from './list-tools.tsx';
import * as own from './rows-editor.module.css';
import { fieldId, useFault } from './use-field.ts';

type Props = EditorProps & {
  /** What one row is: "Liefergebiet"; an option where nothing is said. */
  rowLabel?: string;
  /** Whether a field does not matter in a row. */
  isHidden?: (index: number, field: string) => boolean;
};

/** A list of small things with a few fields each, one row a thing; the fields come from the element's definition. */
export function RowsEditor({ name, schema, meta, rowLabel = messages.editors.option, isHidden }: Props) {
  const { fields, append, remove, move } = useFieldArray({ name });
  const fault = useFault(name);
  const element = elementOf(schema);
  const shape = Object.entries((element && shapeOf(element)) ?? {});
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      <ol className={own.rows}>
        {fields.map((row, index) => (
          <li key={row.id}>
            <div className={own.fields}>
              {shape
                .filter(([key]) => !isHidden?.(index, key))
                .map(([key, inner]) => (
                  <FieldEditor
                    key={key}
                    name={`${name}.${index}.${key}`}
                    schema={inner}
                    meta={metaOf(inner)}
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
      <button type="button" className={css.small} onClick={() => element && append(initialValue(element) as object)}>
        <Plus {...icon} size={16} />
        {rowLabel}
      </button>
    </GroupFrame>
  );
}
