import { TextInput } from '@theke/ui/text-input';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import { TypedRows } from '../shared/typed-rows.tsx';
import * as css from './employment-form.module.css';
import type { EmploymentFaults, TypedEmployment } from './typed-employment.ts';

const messages = sheetMessages.agreed;

type Carried = TypedEmployment['carried'];
type Props = { carried: Carried; faults: EmploymentFaults; onChange: (carried: Carried) => void };

/** Remaining holidays at the start of the balance, by the year that granted them. */
export function CarriedFields({ carried, faults, onChange }: Props) {
  return (
    <fieldset className={css.terms}>
      <legend>{messages.carried}</legend>
      <TypedRows
        rows={carried}
        className={css.carried}
        most={10}
        removeLabel={messages.removeCarried}
        addLabel={messages.addCarried}
        added={() => [...carried, { year: '', days: '' }]}
        onChange={onChange}
        fields={(one, at, change) => (
          <>
            <TextInput
              label={messages.carriedYear(at + 1)}
              inputMode="numeric"
              value={one.year}
              error={faults[`carriedYear.${at}`]}
              onChange={({ target }) => change({ year: target.value })}
            />
            <TextInput
              label={messages.carriedDays(at + 1)}
              inputMode="decimal"
              value={one.days}
              error={faults[`carriedDays.${at}`]}
              onChange={({ target }) => change({ days: target.value })}
            />
          </>
        )}
      />
    </fieldset>
  );
}
