import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import * as css from '@theke/admin/forms/editors/switch-editor.module.css';
import { fieldId, useField } from '@theke/admin/forms/editors/use-field.ts';
import { Switch } from '@theke/admin/ui/switch.tsx';

/** The module that belongs to a switch: `enablePluginATMCard` to `enableATMCard`. */
export const moduleOf = (name: string): string => name.replace(/^enable/, 'enablePlugin');

/**
 * A way to pay counts where its module and its switch are on (PAY-02). That is one question: who says yes turns both on, who says no the
 * switch off.
 */
export function ModuleSwitch({ name, meta }: EditorProps) {
  const own = useField<boolean>(name);
  const module = useField<boolean>(moduleOf(name));
  const id = fieldId(name);
  return (
    <div className={css.row}>
      <Switch
        id={id}
        isOn={own.value === true && module.value === true}
        onChange={(isOn) => {
          own.change(isOn);
          if (isOn) module.change(true);
        }}
      />
      <label htmlFor={id}>{meta.title ?? name}</label>
    </div>
  );
}
