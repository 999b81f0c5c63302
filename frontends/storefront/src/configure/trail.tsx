import type { Part, PartValue } from '@theke/rules/configuration';
import { messages } from '../messages.de.ts';
import * as css from './trail.module.css';

/** What was chosen for a part, short enough for a quarter of a phone. */
export function chosenText(value: PartValue): string {
  if (!value || typeof value === 'string') return value ?? '';
  const [only] = value;
  if (value.length === 0) return '';
  return value.length === 1 && only ? only : messages.configure.chosen(value.length);
}

/** The steps of a configuration; each repeats what was chosen in it. */
export const Trail = ({
  parts,
  values,
  step,
}: {
  parts: readonly Part[];
  values: readonly PartValue[];
  step: number;
}) => (
  <ol className={css.trail} aria-label={messages.configure.stepOf(step + 1, parts.length)}>
    {parts.map(({ name }, index) => (
      <li
        key={name}
        className={index < step ? css.done : index === step ? css.now : undefined}
        aria-current={index === step ? 'step' : undefined}
      >
        <i />
        <b>{name}</b>
        <span>{index <= step ? chosenText(values[index]) : ''}</span>
      </li>
    ))}
  </ol>
);
