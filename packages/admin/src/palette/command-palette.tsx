import { Modal } from '@theke/ui/dialog';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import * as css from './command-palette.module.css';
import type { PaletteEntry, PaletteOptions } from './palette-entry.ts';
import { PaletteHelp } from './palette-help.tsx';
import { paletteMessages } from './palette-messages.de.ts';
import { PaletteOption } from './palette-option.tsx';
import { paletteQuery } from './palette-query.ts';
import { keepRecent } from './recent-entries.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

type Props = { options: PaletteOptions; typedBefore: string; onShortcuts: () => void; onClose: () => void };

/** Combo box over pages, commands and records (OFFICE-19). `?` as the first key lists the keyboard shortcuts. */
export function CommandPalette({ options, typedBefore, onShortcuts, onClose }: Props) {
  const [title, list] = [useId(), useId()];
  const me = useMe();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(typedBefore);
  const [pointed, setPointed] = useState<string>();
  const { groups, isSearching, hasFailed } = usePaletteGroups(typed, options);
  const { kind, text } = paletteQuery(typed);
  // The groups show an entry once, except among the recently used ones.
  const rows = groups.flatMap(({ title, entries }) => entries.map((entry) => ({ key: `${title} ${entry.id}`, entry })));
  const active = rows.find(({ key }) => key === pointed) ?? rows[0];
  const idOf = (key: string) => `${list}-${rows.findIndex((row) => row.key === key)}`;

  function open(entry: PaletteEntry) {
    keepRecent(me.id, entry);
    onClose();
    if (entry.isOutside) window.location.assign(entry.to);
    else void navigate(entry.to);
  }
  function step(by: 1 | -1) {
    const at = active ? rows.indexOf(active) : -1;
    setPointed(rows[(at + by + rows.length) % rows.length]?.key);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active) open(active.entry);
    else if (event.key === '?' && typed === '') onShortcuts();
    else return;
    event.preventDefault();
  }
  const empty =
    kind === 'numbers' && text === '' ? paletteMessages.noNumber : isSearching ? paletteMessages.searching : undefined;
  return (
    <Modal labelledBy={title} className={css.palette} onClose={onClose}>
      <h2 id={title}>
        <VisuallyHidden>{paletteMessages.title}</VisuallyHidden>
      </h2>
      <div className={css.field}>
        <Search {...icon} size={20} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog opens to type
          autoFocus
          type="text"
          role="combobox"
          aria-label={paletteMessages.title}
          aria-expanded={rows.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && idOf(active.key)}
          placeholder={paletteMessages.placeholder}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={onClose}>
          <kbd>Esc</kbd>
          <VisuallyHidden>{messages.close}</VisuallyHidden>
        </button>
      </div>
      <div id={list} role="listbox" aria-label={paletteMessages.results} className={css.list}>
        {groups.map(({ title, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={title} role="group" aria-label={title}>
            <div className={css.title} aria-hidden="true">
              {title}
            </div>
            {entries.map((entry) => {
              const key = `${title} ${entry.id}`;
              return (
                <PaletteOption
                  key={key}
                  id={idOf(key)}
                  entry={entry}
                  text={text}
                  isActive={key === active?.key}
                  onPoint={() => setPointed(key)}
                  onOpen={() => open(entry)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {rows.length === 0 && (
        <div className={css.none}>
          <b>{empty ?? paletteMessages.none(typed.trim())}</b>
          {!empty && <span>{paletteMessages.noneHint}</span>}
        </div>
      )}
      {hasFailed && <p className={css.failed}>{paletteMessages.partFailed}</p>}
      <p role="status">
        <VisuallyHidden>{text && !isSearching ? paletteMessages.count(rows.length) : ''}</VisuallyHidden>
      </p>
      <PaletteHelp onShortcuts={onShortcuts} />
    </Modal>
  );
}
