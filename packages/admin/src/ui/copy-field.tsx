import { icon } from '@theke/ui/icon';
import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { messages } from '../messages.de.ts';
import * as css from './copy-field.module.css';

/** A text with a copy button. Without clipboard access (no https), the text is selected for manual copying. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === value;

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
    } catch {
      input.current?.focus();
    }
  }

  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.row}>
        <input ref={input} id={id} readOnly value={value} onFocus={(event) => event.target.select()} />
        <button type="button" onClick={() => void copy()}>
          {isCopied ? <Check {...icon} size={16} /> : <Copy {...icon} size={16} />}
          {isCopied ? messages.copied : messages.copy}
        </button>
      </div>
    </div>
  );
}
