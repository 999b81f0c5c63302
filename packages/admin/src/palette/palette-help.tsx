import * as css from './command-palette.module.css';
import { paletteMessages } from './palette-messages.de.ts';

const { help } = paletteMessages;

/** Keys of the palette, and the button to all shortcuts. */
export const PaletteHelp = ({ onShortcuts }: { onShortcuts: () => void }) => (
  <footer className={css.help}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {help.choose}
    </span>
    <span>
      <kbd>↵</kbd> {help.open}
    </span>
    <span>
      <kbd>&gt;</kbd> {help.actions}
    </span>
    <span>
      <kbd>#</kbd> {help.numbers}
    </span>
    <button type="button" onClick={onShortcuts}>
      <kbd>?</kbd> {help.keys}
    </button>
  </footer>
);
