import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { createContext, useContext } from 'react';

/** Models that the provider named when the connection was checked. */
export const OfferedModels = createContext<readonly string[]>([]);

/** Editor for the name of a model; suggests those of the provider. */
export function ModelEditor({ name, meta }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string>(name);
  const models = useContext(OfferedModels);
  const listId = `${id}-models`;
  return (
    <>
      <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            type="text"
            autoComplete="off"
            spellCheck={false}
            list={models.length > 0 ? listId : undefined}
            className={css.control}
            value={value ?? ''}
            onBlur={blur}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </FieldFrame>
      {models.length > 0 && (
        <datalist id={listId}>
          {models.map((model) => (
            <option key={model} value={model} />
          ))}
        </datalist>
      )}
    </>
  );
}
