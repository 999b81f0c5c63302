import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import * as css from '@theke/admin/forms/editors/switch-editor.module.css';
import { fieldId, useField } from '@theke/admin/forms/editors/use-field.ts';
import { Switch } from '@theke/admin/ui/switch.tsx';

/** Plugin of a payment method's switch: `enablePluginATMCard` for `enableATMCard`. */
export const moduleOf = (name: string): string => name.replace(/^enable/, 'enablePlugin');

/**
 * Switch for a payment method, which requires both its plugin and its own flag (PAY-02). On sets both; off clears the
 * flag only.
 */
export function ModuleSwitch({ name, meta }: EditorProps) {
  const method = useField<boolean>(name);
  const module = useField<boolean>(moduleOf(name));
  const id = fieldId(name);
  return (
    <div className={css.row}>
      <Switch
        id={id}
        isOn={method.value === true && module.value === true}
        onChange={(isOn) => {
          method.change(isOn);
          if (isOn) module.change(true);
        }}
      />
      <label htmlFor={id}>{meta.title ?? name}</label>
    </div>
  );
}
