import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import type { StoredSecret } from '@theke/contracts/payments/payment-provider';
import { TextInput } from '@theke/ui/text-input';
import { messages } from './messages.de.ts';

type Props = {
  label: string;
  hint: string | undefined;
  kept: StoredSecret;
  value: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: string) => void;
};

/** Something that is written and never shown again: what stands there is only that it is there. */
export function SecretInput({ label, hint, kept, value, error, isDisabled, onChange }: Props) {
  const zone = useZoneOf()();
  const state = kept ? messages.kept(kept.lastFour, dayText(kept.since, zone)) : messages.missing;
  return (
    <TextInput
      label={label}
      // No password of this site's: managers keep their hands off.
      type="password"
      autoComplete="off"
      data-1p-ignore
      spellCheck={false}
      placeholder={kept ? messages.keep : undefined}
      hint={[state, hint].filter(Boolean).join('. ')}
      error={error}
      disabled={isDisabled}
      value={value}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
}
