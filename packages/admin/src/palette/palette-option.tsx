import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { useEffect, useRef } from 'react';
import * as css from './command-palette.module.css';
import { markedParts } from './match-text.ts';
import { isAction, type PaletteEntry } from './palette-entry.ts';
import { paletteMessages } from './palette-messages.de.ts';

type Props = {
  id: string;
  entry: PaletteEntry;
  /** Typed text, whose words are marked. */
  text: string;
  isActive: boolean;
  isRunning: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** A result; the focus stays in the input, which refers to the active one. */
export function PaletteOption({ id, entry, text, isActive, isRunning, onPoint, onChoose }: Props) {
  const { label, hint, Icon } = entry;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(css.option, isActive && css.active)}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon {...icon} size={18} />
      <span className={css.words}>
        <span className={css.label}>
          {markedParts(label, text).map(({ text: part, isMatch }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other key
            isMatch ? <mark key={index}>{part}</mark> : part,
          )}
        </span>
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      {isRunning && <span className={css.running}>{paletteMessages.running}</span>}
      {isActive && !isRunning && (
        <span className={css.enter} aria-hidden="true">
          {isAction(entry) ? paletteMessages.run : paletteMessages.enter} <kbd>↵</kbd>
        </span>
      )}
    </div>
  );
}
