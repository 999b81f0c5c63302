import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import type { OptionsProps } from '@theke/admin/imports/import-kind.ts';
import * as css from '@theke/admin/imports/import-page.module.css';
import { menus } from '@theke/contracts/catalog/menu';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { productImportMessages as texts } from './product-import-messages.de.ts';

/** VAT rate for a file without one, and the menu into whose categories the products are placed. */
export const ProductOptions = ({ columns, options, onChange }: OptionsProps) => (
  <>
    {!columns.includes('tax') && (
      <TaxField isValid={!Number.isNaN(options.tax)} onChange={(tax) => onChange({ ...options, tax })} />
    )}
    {columns.includes('category') && (
      <MenuChoice value={options.menu as string | null} onChoose={(menu) => onChange({ ...options, menu })} />
    )}
  </>
);

/** @param onChange NaN if the text is no rate */
function TaxField({ isValid, onChange }: { isValid: boolean; onChange: (tax: number | null) => void }) {
  return (
    <TextInput
      className={css.option}
      label={texts.tax}
      hint={texts.taxHint}
      inputMode="decimal"
      error={isValid ? undefined : texts.noNumber}
      onChange={({ target }) => {
        const tax = parseNumber(target.value);
        onChange(tax === null || (tax >= 0 && tax <= 100) ? tax : Number.NaN);
      }}
    />
  );
}

function MenuChoice({ value, onChoose }: { value: string | null; onChoose: (menu: string | null) => void }) {
  const api = useApi();
  const { data } = useQuery(endpointQuery(api, menus.endpoints.list, { query: { page: 1, pageSize: 100 } }));
  return (
    <Select
      className={css.option}
      label={texts.menu}
      hint={texts.menuHint}
      choices={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={texts.noMenu}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    />
  );
}
