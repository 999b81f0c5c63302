import * as css from './command-palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { paletteMessages } from './palette-messages.de.ts';
import { PaletteOption } from './palette-option.tsx';
import { type PaletteRow, paletteRows } from './palette-rows.ts';

type Props = {
  id: string;
  groups: readonly PaletteGroup[];
  /** Typed text, whose words are marked. */
  text: string;
  active: PaletteRow | undefined;
  /** Id of the action that is running. */
  runningId: string | undefined;
  /** Id of a row's element. */
  idOf: (key: string) => string;
  onPoint: (key: string) => void;
  onChoose: (entry: PaletteEntry) => void;
};

/** Results by group; keys go to the input, which keeps the focus. */
export const PaletteList = ({ id, groups, text, active, runningId, idOf, onPoint, onChoose }: Props) => (
  <div id={id} role="listbox" aria-label={paletteMessages.results} className={css.list}>
    {groups.map((group) => (
      // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
      <div key={group.title} role="group" aria-label={group.title}>
        <div className={css.title} aria-hidden="true">
          {group.title}
        </div>
        {paletteRows([group]).map(({ key, entry }) => (
          <PaletteOption
            key={key}
            id={idOf(key)}
            entry={entry}
            text={text}
            isActive={key === active?.key}
            isRunning={entry.id === runningId}
            onPoint={() => onPoint(key)}
            onChoose={() => onChoose(entry)}
          />
        ))}
      </div>
    ))}
  </div>
);
