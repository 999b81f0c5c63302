import { useShop } from '@theke/admin/api/shop.ts';
import type { OptionsProps } from '@theke/admin/imports/import-kind.ts';
import * as css from '@theke/admin/imports/import-page.module.css';
import { Select } from '@theke/ui/select';
import { tableImportMessages as texts } from './table-import-messages.de.ts';

/** Branch of tables whose row has none. */
export function TableOptions({ options: { branch }, onChange }: OptionsProps) {
  const { branches } = useShop();
  return (
    <Select
      className={css.option}
      label={texts.branch}
      hint={texts.branchHint}
      choices={branches.map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={texts.noBranch}
      value={typeof branch === 'string' ? branch : ''}
      onChange={({ target }) => onChange({ branch: target.value || null })}
    />
  );
}
