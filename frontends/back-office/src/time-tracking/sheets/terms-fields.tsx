import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { Button } from '@theke/ui/button';
import { Checkbox } from '@theke/ui/checkbox';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { TextInput } from '@theke/ui/text-input';
import { Plus, Trash2 } from 'lucide-react';
import { changedAt } from '../shared/changed-at.ts';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import * as css from './employment-form.module.css';
import type { EmploymentFaults, TypedTerms } from './typed-employment.ts';

const messages = sheetMessages.agreed;

type Props = { terms: readonly TypedTerms[]; faults: EmploymentFaults; onChange: (terms: TypedTerms[]) => void };

/** Terms by start date; earlier terms stay, so that past months do not change. */
export function TermsFields({ terms, faults, onChange }: Props) {
  const change = (at: number, part: Partial<TypedTerms>) => onChange(changedAt(terms, at, part));
  const last = terms.at(-1);
  return (
    <>
      {terms.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms have no other key while they are typed
        <fieldset key={at} className={css.terms}>
          <legend>{messages.terms(at + 1)}</legend>
          {terms.length > 1 && (
            <IconButton
              label={messages.removeTerms(at + 1)}
              className={css.remove}
              onClick={() => onChange(terms.toSpliced(at, 1))}
            >
              <Trash2 {...icon} size={18} />
            </IconButton>
          )}
          <div className={css.three}>
            <DateInput
              label={messages.validFrom}
              value={one.validFrom}
              error={faults[`validFrom.${at}`]}
              onChange={(value) => change(at, { validFrom: value })}
            />
            <TextInput
              label={messages.weekly}
              inputMode="decimal"
              value={one.weekly}
              hint={messages.weeklyHint}
              error={faults[`weekly.${at}`]}
              onChange={({ target }) => change(at, { weekly: target.value })}
            />
            <TextInput
              label={messages.holidayDays}
              inputMode="decimal"
              value={one.days}
              error={faults[`days.${at}`]}
              onChange={({ target }) => change(at, { days: target.value })}
            />
          </div>
          <fieldset className={css.weekdays}>
            <legend>{messages.weekdays}</legend>
            {messages.weekday.map((label, index) => (
              <Checkbox
                key={label}
                checked={one.weekdays.includes(index + 1)}
                onChange={({ target }) =>
                  change(at, {
                    weekdays: target.checked
                      ? [...one.weekdays, index + 1]
                      : one.weekdays.filter((weekday) => weekday !== index + 1),
                  })
                }
              >
                {label}
              </Checkbox>
            ))}
          </fieldset>
          <Checkbox checked={one.followsPlan} onChange={({ target }) => change(at, { followsPlan: target.checked })}>
            {messages.followsPlan}
          </Checkbox>
        </fieldset>
      ))}
      <Button
        kind="second"
        size="small"
        disabled={terms.length >= 50}
        onClick={() => last && onChange([...terms, { ...last, validFrom: '' }])}
      >
        <Plus {...icon} size={16} />
        {messages.addTerms}
      </Button>
    </>
  );
}
