import { icon } from '@theke/ui/icon';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages.de.ts';
import { useSingleKey, useSingleKeys } from '../palette/single-keys.ts';
import * as css from './search-field.module.css';

type Props = { label: string; value: string; onChange: (value: string | undefined) => void };

const waitMs = 250;

/** Search field, debounced; `/` focuses it. */
export function SearchField({ label, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      change.current(typed.trim() || undefined);
      setTyped(undefined);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useSingleKey('/', () => input.current?.focus());
  const hasKey = useSingleKeys();
  const text = typed ?? value;
  return (
    <search className={css.search}>
      <Search {...icon} size={16} />
      <input
        ref={input}
        type="text"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
      />
      {text ? (
        <button type="button" aria-label={messages.list.clearSearch} onClick={() => setTyped('')}>
          <X {...icon} size={16} />
        </button>
      ) : (
        hasKey && (
          <span className={css.key} aria-hidden="true">
            /
          </span>
        )
      )}
    </search>
  );
}
