import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Check, Copy } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { messages } from '../messages.de.ts';

type Props = {
  text: string;
  /** Field with the text: it is selected, so that it can be copied by hand without clipboard access (no https). */
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Button that copies the text of a field, and says so until the text changes. */
export function CopyButton({ text, field }: Props) {
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      field.current?.focus();
    }
  };
  return (
    <Button kind="second" size="small" onClick={() => void copy()}>
      {isCopied ? <Check {...icon} size={16} /> : <Copy {...icon} size={16} />}
      {isCopied ? messages.copied : messages.copy}
    </Button>
  );
}
