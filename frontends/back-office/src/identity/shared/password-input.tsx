import { Field } from '@theke/ui/field';
import { icon } from '@theke/ui/icon';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { loginMessages } from './login-messages.de.ts';
import * as css from './password-input.module.css';

type Props = {
  label: string;
  value: string;
  /** For a new password: the browser offers to save it. */
  isNew?: boolean;
  hint?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** Password field whose content can be shown. */
export function PasswordInput({ label: name, value, isNew = false, hint, error, onChange }: Props) {
  const [isShown, setIsShown] = useState(false);
  const purpose = `${isNew ? 'new' : 'current'}-password`;
  const Sign = isShown ? EyeOff : Eye;
  const label = isShown ? loginMessages.login.hide : loginMessages.login.show;
  return (
    <Field label={name} hint={hint} error={error}>
      {(control) => (
        <div className={css.place}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            name={isNew ? purpose : 'password'}
            autoComplete={purpose}
            aria-required
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={css.eye}
            aria-label={label}
            title={label}
            onClick={() => setIsShown(!isShown)}
          >
            <Sign {...icon} />
          </button>
        </div>
      )}
    </Field>
  );
}
