import type { OptionsProps } from '@theke/admin/imports/import-kind.ts';
import * as css from '@theke/admin/imports/import-page.module.css';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { TextInput } from '@theke/ui/text-input';
import { addressImportMessages as texts } from './address-import-messages.de.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Source and date of an address list. */
export const AddressOptions = ({ options, onChange }: OptionsProps) => (
  <>
    <TextInput
      className={css.option}
      label={texts.source}
      optional={texts.optional}
      hint={texts.sourceHint}
      maxLength={200}
      value={textOf(options.source)}
      onChange={({ target }) => onChange({ ...options, source: target.value })}
    />
    <DateInput
      className={css.option}
      label={texts.asOf}
      optional={texts.optional}
      value={textOf(options.asOf)}
      onChange={(asOf) => onChange({ ...options, asOf: asOf || null })}
    />
  </>
);
