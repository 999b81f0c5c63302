import { Minus, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import { icon } from './icon.ts';
import * as css from './stepper.module.css';

type Props = {
  /** Accessible name of the group: "Menge". */
  label: string;
  /** The number as shown, with its unit if it is not obvious: `2`, `30 dag`. */
  text: string;
  less: { label: string; onPress: () => void; isDisabled?: boolean; isRemove?: boolean };
  more: { label: string; onPress: () => void; isDisabled?: boolean };
  /** If set, the number can be typed; called with the raw text on Enter and on blur. */
  onType?: (text: string) => void;
  isLarge?: boolean;
};

/** Minus, number, plus. A bin replaces the minus if decreasing removes the item. */
export function Stepper({ label, text, less, more, onType, isLarge = false }: Props) {
  const size = isLarge ? 20 : 16;
  return (
    <fieldset className={classNames(css.stepper, isLarge && css.large)} aria-label={label}>
      <button
        type="button"
        className={css.button}
        aria-label={less.label}
        title={less.label}
        disabled={less.isDisabled}
        onClick={less.onPress}
      >
        {less.isRemove ? <Trash2 {...icon} size={size} /> : <Minus {...icon} size={size} />}
      </button>
      {onType ? (
        <TypedValue label={label} text={text} onType={onType} />
      ) : (
        <output className={css.value}>{text}</output>
      )}
      <button
        type="button"
        className={css.button}
        aria-label={more.label}
        title={more.label}
        disabled={more.isDisabled}
        onClick={more.onPress}
      >
        <Plus {...icon} size={size} />
      </button>
    </fieldset>
  );
}

function TypedValue({ label, text, onType }: { label: string; text: string; onType: (text: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined) onType(typed);
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  return (
    <input
      className={classNames(css.value, css.input)}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? text}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
