import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { TextInput } from '@theke/ui/text-input';
import { Plus, Trash2 } from 'lucide-react';
import { changedAt } from '../domain/changed-at.ts';
import { sheetMessages } from '../domain/sheet-messages.de.ts';
import * as css from './employment-form.module.css';
import type { EmploymentFaults, TypedEmployment } from './typed-employment.ts';

const words = sheetMessages.agreed;

type Carried = TypedEmployment['carried'];
type Props = { carried: Carried; faults: EmploymentFaults; onChange: (carried: Carried) => void };

/** What was left of holidays when the balance began, by the year that gave them. */
export function CarriedFields({ carried, faults, onChange }: Props) {
  const change = (at: number, part: Partial<Carried[number]>) => onChange(changedAt(carried, at, part));
  return (
    <fieldset className={css.terms}>
      <legend>{words.carried}</legend>
      {carried.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else to be told apart by while they are typed
        <div key={at} className={css.carried}>
          <TextInput
            label={words.carriedYear(at + 1)}
            inputMode="numeric"
            value={one.year}
            error={faults[`carriedYear.${at}`]}
            onChange={({ target }) => change(at, { year: target.value })}
          />
          <TextInput
            label={words.carriedDays(at + 1)}
            inputMode="decimal"
            value={one.days}
            error={faults[`carriedDays.${at}`]}
            onChange={({ target }) => change(at, { days: target.value })}
          />
          <IconButton label={words.removeCarried(at + 1)} onClick={() => onChange(carried.toSpliced(at, 1))}>
            <Trash2 {...icon} size={18} />
          </IconButton>
        </div>
      ))}
      <Button
        kind="second"
        size="small"
        disabled={carried.length >= 10}
        onClick={() => onChange([...carried, { year: '', days: '' }])}
      >
        <Plus {...icon} size={16} />
        {words.addCarried}
      </Button>
    </fieldset>
  );
}
