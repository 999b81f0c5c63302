import * as css from './command-palette.module.css';
import { paletteMessages } from './palette-messages.de.ts';

const { help } = paletteMessages;

type Props = {
  /** Whether Enter runs an action instead of opening an address. */
  isAction: boolean;
  onShortcuts: () => void;
};

/** Keys of the palette, and the button to all shortcuts. */
export const PaletteHelp = ({ isAction, onShortcuts }: Props) => (
  <footer className={css.help}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {help.choose}
    </span>
    <span>
      <kbd>↵</kbd> {isAction ? help.run : help.open}
    </span>
    <span>
      <kbd>&gt;</kbd> {help.commands}
    </span>
    <span>
      <kbd>#</kbd> {help.numbers}
    </span>
    <button type="button" onClick={onShortcuts}>
      <kbd>?</kbd> {help.keys}
    </button>
  </footer>
);
