import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { useSending } from '../use-sending.ts';
import { checkCode, type FoundCard } from './check-code.ts';
import * as css from './gift-card.module.css';
import { giftCardMessages as texts } from './gift-card-messages.de.ts';

type Props = {
  id: string;
  /** Why the code was refused with the order. */
  error?: string | undefined;
  initially?: string;
  isFocused?: boolean;
  onFound: (card: FoundCard) => void;
};

/** Field for the code of a gift card, with a button that checks it. */
export function CodeInput({ id, error, initially = '', isFocused = false, onFound }: Props) {
  const [code, setCode] = useState(initially);
  const checking = useSending(checkCode, { onSuccess: onFound });
  const check = () => {
    if (code.trim() !== '' && !checking.isPending) checking.send(code);
  };
  const [failure] = checking.error && checking.sent === code ? ApiError.from(checking.error).errors : [];
  return (
    <div className={css.enter}>
      <TextInput
        id={id}
        autoFocus={isFocused}
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={failure ? texts.refused(failure) : error}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the order.
          event.preventDefault();
          check();
        }}
      />
      <Button kind="second" onClick={check} busyLabel={checking.isPending && texts.checking}>
        {texts.check}
      </Button>
    </div>
  );
}
