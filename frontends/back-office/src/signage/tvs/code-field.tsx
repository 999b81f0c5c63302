import { TextInput } from '@theke/ui/text-input';
import type { Ref } from 'react';
import { tvMessages } from '../shared/tv-messages.de.ts';
import * as css from './pair-dialog.module.css';

const messages = tvMessages.pairing;

type Props = {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** Field for the code that a screen shows, in any case and with or without separators. */
export const CodeField = ({ value, error, onChange, ref }: Props) => (
  <TextInput
    ref={ref}
    label={messages.code}
    hint={messages.codeHint}
    error={error}
    className={css.code}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
