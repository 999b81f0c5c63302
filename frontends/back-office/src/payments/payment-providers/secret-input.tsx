import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import type { StoredSecret } from '@theke/contracts/stored-secret';
import { TextInput } from '@theke/ui/text-input';
import { messages } from './messages.de.ts';

type Props = {
  label: string;
  hint: string | undefined;
  stored: StoredSecret;
  value: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: string) => void;
};

/** Input for a secret that is never shown again; says only whether one is stored. */
export function SecretInput({ label, hint, stored, value, error, isDisabled, onChange }: Props) {
  const zone = useZoneOf()();
  const state = stored ? messages.kept(stored.lastFour, dayText(stored.since, zone)) : messages.missing;
  return (
    <TextInput
      label={label}
      // Not a password of this site, so password managers must ignore it.
      type="password"
      autoComplete="off"
      data-1p-ignore
      spellCheck={false}
      placeholder={stored ? messages.keep : undefined}
      hint={[state, hint].filter(Boolean).join('. ')}
      error={error}
      disabled={isDisabled}
      value={value}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
}
