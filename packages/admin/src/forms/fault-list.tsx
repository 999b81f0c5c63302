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
  /** Called before focus moves to a field, so that its section can be shown. */
  onSeek: (field: string) => void;
};

/** Lists all errors of the form, each with a link to its field. */
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
