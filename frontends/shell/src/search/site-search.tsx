import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { ofBusiness } from '@theke/ui/lang-attributes';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { SpaLink } from '../spa-link.tsx';
import { marked } from './marked.tsx';
import { searchMessages as messages } from './search-messages.de.ts';
import * as css from './site-search.module.css';
import { type Found, useSiteSearch } from './use-site-search.ts';

/** Upper limit of the server's count; there may be more hits. */
const maxCounted = 1_000;

/** Arrow keys move through field and hits, like Tab. */
function onArrow(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > a')];
  const position = stops.indexOf(document.activeElement as HTMLElement);
  if (position < 0) return;
  event.preventDefault();
  stops[position + step]?.focus();
}

function Hits({ found, term, onClose }: { found: Found; term: string; onClose: () => void }) {
  return found.map(({ category, hits, total }) => (
    <section key={category}>
      <h2>
        {messages.categories[category]}{' '}
        <span>{hits.length === total ? total : messages.counted(hits.length, total, total >= maxCounted)}</span>
      </h2>
      <ul>
        {hits.map(({ title, description, href }) => (
          <li key={href}>
            <SpaLink href={href} onFollowed={onClose}>
              <b {...ofBusiness}>{marked(title, term)}</b>
              {description && <span {...ofBusiness}>{marked(description, term)}</span>}
            </SpaLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Full-screen search for pages, projects and news (SEARCH-01 to SEARCH-03). Open while rendered. */
export function SiteSearch({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const state = useSiteSearch(typed, attempt);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing before unmount restores the focus.
    return () => dialog?.close();
  }, []);
  const found = state && 'found' in state ? state.found : undefined;
  const count = found?.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onArrow}
    >
      <div className={css.inner}>
        <div className={css.bar}>
          <Search {...icon} size={28} aria-hidden="true" />
          <label>
            <VisuallyHidden>
              <span id={title}>{messages.title}</span>
            </VisuallyHidden>
            <input
              type="text"
              inputMode="search"
              enterKeyHint="search"
              placeholder={messages.title}
              maxLength={200}
              autoComplete="off"
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <Button kind="second" className={css.close} onClick={onClose}>
            <X {...icon} size={18} aria-hidden="true" />
            {messages.close}
          </Button>
        </div>
        <p role="status" className={count === 0 || (state && !found) ? css.said : undefined}>
          {count === undefined ? (
            state && messages.failed
          ) : count === 0 ? (
            messages.none
          ) : (
            <VisuallyHidden>{messages.found(count)}</VisuallyHidden>
          )}
        </p>
        {state && !found && (
          <Button kind="second" onClick={() => setAttempt((now) => now + 1)}>
            {messages.retry}
          </Button>
        )}
        {state && found && (
          <div className={css.hits}>
            <Hits found={found} term={state.term} onClose={onClose} />
          </div>
        )}
      </div>
    </dialog>
  );
}
