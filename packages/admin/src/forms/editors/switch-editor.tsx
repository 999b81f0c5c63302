import { Switch } from '../../ui/switch.tsx';
import type { EditorProps } from './editor-props.ts';
import { FieldNote } from './field-frame.tsx';
import * as css from './switch-editor.module.css';
import { useField } from './use-field.ts';

/** Editor for a boolean with its label beside it. */
export function SwitchEditor({ name, meta }: EditorProps) {
  const { id, value, change, fault } = useField<boolean>(name);
  const { hint } = meta;
  return (
    <div className={css.row}>
      <Switch
        id={id}
        isOn={value === true}
        onChange={change}
        aria-describedby={(fault ?? hint) ? `${id}-note` : undefined}
      />
      <div>
        <label htmlFor={id}>{meta.title ?? name}</label>
        <FieldNote id={id} hint={hint} fault={fault} />
      </div>
    </div>
  );
}
