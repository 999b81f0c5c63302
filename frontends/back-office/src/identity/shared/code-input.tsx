import { TextInput } from '@theke/ui/text-input';

type Props = { label: string; value: string; onChange: (code: string) => void };

/** Field for a code of an authenticator app or a recovery code. */
export const CodeInput = ({ label, value, onChange }: Props) => (
  <TextInput
    label={label}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
