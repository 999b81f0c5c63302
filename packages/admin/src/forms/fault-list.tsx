import { Notice } from '@theke/ui/notice';
import type { Ref } from 'react';
import { useFormState } from 'react-hook-form';
import { messages } from '../messages.de.ts';
import { flatFaults } from './draft-resolver.ts';
import { fieldId } from './editors/use-field.ts';
import * as css from './fault-list.module.css';
import { goToField } from './go-to-field.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  problems: readonly string[];
  /** Before somebody is led to a field: it may have to be shown first. */
  onSeek: (field: string) => void;
};

/** Everything that keeps the form from being saved, each with the way to its field. */
export function FaultList({ ref, problems, onSeek }: Props) {
  const { errors } = useFormState();
  const faults = flatFaults(errors);
  const count = faults.length + problems.length;
  if (count === 0) return <div ref={ref} tabIndex={-1} />;
  return (
    <div ref={ref} tabIndex={-1} className={css.faults}>
      <Notice kind="late" role="alert">
        <b>{messages.form.faults(count)}</b>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {faults.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onSeek(field);
                  goToField(field);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
