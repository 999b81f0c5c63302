import { TextInput } from '@theke/ui/text-input';
import type { Ref } from 'react';

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** Field for a code of an authenticator app or a recovery code. */
export const CodeInput = ({ label, value, error, onChange, ref }: Props) => (
  <TextInput
    ref={ref}
    label={label}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);
