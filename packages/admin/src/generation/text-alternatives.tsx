import { useId } from 'react';
import { MarkedWords } from '../ui/marked-words.tsx';
import { generationMessages } from './generation-messages.de.ts';
import type { SuggestionTarget } from './suggestion-target.ts';
import * as css from './text-suggestion-dialog.module.css';

type Props = {
  texts: readonly string[];
  targets: readonly SuggestionTarget[];
  /** Numbers of the chosen texts: one of the alternatives, or any of the fields. */
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

/** Proposed texts with their difference to the current one. */
export function TextAlternatives({ texts, targets, chosen, onChoose }: Props) {
  const name = useId();
  const isPair = targets.length > 1;
  const toggle = (index: number) => {
    if (!isPair) return onChoose(new Set([index]));
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    onChoose(next);
  };
  return (
    <fieldset className={css.alternatives}>
      <legend>{isPair ? generationMessages.chooseMany : generationMessages.choose}</legend>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies the text
        <label key={index} className={css.alternative}>
          <input
            type={isPair ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.has(index)}
            onChange={() => toggle(index)}
          />
          <b>{isPair ? targets[index]?.label : generationMessages.alternative(index + 1)}</b>
          <span className={css.text}>
            <MarkedWords before={targets[isPair ? index : 0]?.current ?? ''} after={text} />
          </span>
          <span className={css.length}>{generationMessages.length(text.length)}</span>
        </label>
      ))}
    </fieldset>
  );
}
