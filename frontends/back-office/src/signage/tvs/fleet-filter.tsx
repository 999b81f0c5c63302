import { BareSelect } from '@theke/ui/bare-select';
import type { Choice } from '@theke/ui/select';
import { useId } from 'react';
import { tvMessages } from '../shared/tv-messages.de.ts';
import * as css from './fleet.module.css';

type Props = { label: string; value: string; choices: readonly Choice[]; onChoose: (value: string) => void };

/** Filter of the fleet; '' means all. */
export function FleetFilter({ label, value, choices, onChoose }: Props) {
  const id = useId();
  return (
    <span className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <BareSelect id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{tvMessages.filters.any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </BareSelect>
    </span>
  );
}
