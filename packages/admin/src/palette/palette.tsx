import { CommandPalette } from './command-palette.tsx';
import type { PaletteOptions } from './palette-entry.ts';
import type { PaletteProps } from './palette-host.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The open part of the palette. */
export const Palette = ({ part, typedBefore, onPart, onClose, options }: PaletteProps & { options: PaletteOptions }) =>
  part === 'palette' ? (
    <CommandPalette {...{ options, typedBefore }} onShortcuts={() => onPart('shortcuts')} onClose={onClose} />
  ) : (
    <ShortcutsDialog onClose={onClose} />
  );
