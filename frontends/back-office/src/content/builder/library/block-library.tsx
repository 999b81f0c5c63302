import { messages } from '@theke/admin/messages.de.ts';
import type { Layout } from '@theke/rules/content/fields';
import { classNames } from '@theke/ui/class-names';
import { Modal } from '@theke/ui/dialog';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { builderMessages } from '../builder-messages.de.ts';
import * as css from './library.module.css';
import { foundEntries, libraryGroups } from './library-entries.ts';
import { Wireframe } from './wireframe.tsx';

const texts = builderMessages.library;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 };

type Props = {
  layout: Layout;
  /** Type of the copied block, if the list accepts it. */
  copied: string | undefined;
  onInsert: (type: string) => void;
  onPaste: () => void;
  onClose: () => void;
};

/** The insert menu: search, groups, thumbnails and an explanation. Arrow keys choose while the search has the focus. */
export function BlockLibrary({ layout, copied, onInsert, onPaste, onClose }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState('');
  const [wanted, setWanted] = useState<string>();
  const groups = libraryGroups(layout);
  const all = groups.flatMap(({ entries }) => entries);
  const inGroup = search.trim() === '' ? groups.find(({ name }) => name === group)?.entries : undefined;
  const shown = foundEntries(inGroup ?? all, search);
  const chosen = shown.find(({ type }) => type === wanted) ?? shown[0];
  const optionId = (type: string) => `${id}-${type}`;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) onInsert(chosen.type);
      return;
    }
    const step = steps[event.key];
    // The cursor moves in the text; the empty field leaves the keys to the grid.
    if (step === undefined || !chosen || (search !== '' && Math.abs(step) === 1)) return;
    event.preventDefault();
    const next = shown[Math.max(0, Math.min(shown.length - 1, shown.indexOf(chosen) + step))];
    setWanted(next?.type);
    document.getElementById(optionId(next?.type ?? ''))?.scrollIntoView?.({ block: 'nearest' });
  }

  return (
    <Modal labelledBy={`${id}-title`} onClose={onClose} className={css.library}>
      <div className={css.search}>
        <h2 id={`${id}-title`}>
          <VisuallyHidden>{texts.title}</VisuallyHidden>
        </h2>
        <Search {...icon} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the menu is opened to search
          autoFocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && optionId(chosen.type)}
          aria-label={texts.search}
          placeholder={texts.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label={messages.close} onClick={onClose}>
          <X {...icon} />
        </IconButton>
      </div>
      <div className={css.body}>
        <nav className={css.groups} aria-label={texts.groups}>
          {[{ name: '', label: texts.all, entries: all }, ...groups].map(({ name, label, entries }) => (
            <button
              key={name}
              type="button"
              aria-pressed={search.trim() === '' && group === name}
              onClick={() => {
                setGroup(name);
                setSearch('');
              }}
            >
              {label} <span>{entries.length}</span>
            </button>
          ))}
          {copied && (
            <button type="button" className={css.paste} onClick={onPaste}>
              {builderMessages.block.paste(layout[copied]?.label ?? copied)}
            </button>
          )}
        </nav>
        <div className={css.grid} id={`${id}-list`} role="listbox" aria-label={texts.blocks}>
          {shown.map(({ type, label }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search field has the focus and the keys
            <div
              key={type}
              id={optionId(type)}
              role="option"
              aria-selected={type === chosen?.type}
              className={classNames(css.entry, type === chosen?.type && css.chosen)}
              onMouseEnter={() => setWanted(type)}
              onClick={() => onInsert(type)}
            >
              <Wireframe type={type} />
              {label}
            </div>
          ))}
          {shown.length === 0 && <p role="status">{texts.none}</p>}
        </div>
      </div>
      <div className={css.foot} aria-live="polite">
        {chosen && (
          <span>
            <b>{chosen.label}</b>
            {chosen.note && `, ${chosen.note}`}
          </span>
        )}
        <span className={css.keys} aria-hidden="true">
          <kbd>↵</kbd> {texts.insert} <kbd>Esc</kbd>
        </span>
      </div>
    </Modal>
  );
}
