import { Modal } from '@theke/ui/dialog';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import * as css from './command-palette.module.css';
import { isAction, type PaletteEntry, type PaletteOptions } from './palette-entry.ts';
import { PaletteHelp } from './palette-help.tsx';
import { PaletteList } from './palette-list.tsx';
import { paletteMessages } from './palette-messages.de.ts';
import { paletteQuery } from './palette-query.ts';
import { paletteRows } from './palette-rows.ts';
import { keepRecent } from './recent-entries.ts';
import { usePaletteGroups } from './use-palette-groups.ts';
import { useRunAction } from './use-run-action.ts';

type Props = { options: PaletteOptions; typedBefore: string; onShortcuts: () => void; onClose: () => void };

/**
 * Combo box over pages, commands and records (OFFICE-19), and actions that it runs (OFFICE-43). `?` as the first key
 * lists the keyboard shortcuts.
 */
export function CommandPalette({ options, typedBefore, onShortcuts, onClose }: Props) {
  const [title, list] = [useId(), useId()];
  const me = useMe();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(typedBefore);
  const [pointed, setPointed] = useState<string>();
  const { groups, isSearching, hasFailed } = usePaletteGroups(typed, options);
  const action = useRunAction(onClose);
  const { kind, text } = paletteQuery(typed);
  const rows = paletteRows(groups);
  // A product's name and Enter open the product: an action is preselected only if there is no other result.
  const first =
    kind === 'commands' ? rows[0] : (rows.find(({ entry }) => !isAction(entry)) ?? (isSearching ? undefined : rows[0]));
  const active = rows.find(({ key }) => key === pointed) ?? first;
  const idOf = (key: string) => `${list}-${rows.findIndex((row) => row.key === key)}`;

  function choose(entry: PaletteEntry) {
    if (isAction(entry)) return void action.run(entry);
    keepRecent(me.id, entry);
    onClose();
    if (entry.isOutside) window.location.assign(entry.to);
    else void navigate(entry.to);
  }
  function step(by: 1 | -1) {
    const at = active ? rows.indexOf(active) : by === 1 ? -1 : 0;
    setPointed(rows[(at + by + rows.length) % rows.length]?.key);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active) {
      // A held key repeats, and must not run the action again after its result.
      if (!event.repeat) choose(active.entry);
    } else if (event.key === '?' && typed === '') onShortcuts();
    else return;
    event.preventDefault();
  }
  const empty =
    kind === 'numbers' && text === '' ? paletteMessages.noNumber : isSearching ? paletteMessages.searching : undefined;
  const status = action.runningId
    ? paletteMessages.running
    : text && !isSearching
      ? paletteMessages.count(rows.length)
      : '';
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
            action.reset();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={onClose}>
          <kbd>Esc</kbd>
          <VisuallyHidden>{messages.close}</VisuallyHidden>
        </button>
      </div>
      <PaletteList
        {...{ id: list, groups, text, active, idOf }}
        runningId={action.runningId}
        onPoint={setPointed}
        onChoose={choose}
      />
      {rows.length === 0 && (
        <div className={css.none}>
          <b>{empty ?? paletteMessages.none(typed.trim())}</b>
          {!empty && <span>{paletteMessages.noneHint}</span>}
        </div>
      )}
      {action.problem && (
        <p role="alert" className={css.failed}>
          {action.problem}
        </p>
      )}
      {hasFailed && <p className={css.failed}>{paletteMessages.partFailed}</p>}
      <p role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </p>
      <PaletteHelp isAction={active !== undefined && isAction(active.entry)} onShortcuts={onShortcuts} />
    </Modal>
  );
}
