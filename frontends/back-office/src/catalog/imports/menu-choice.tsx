import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { menus } from '@theke/contracts/catalog/menu';
import { Select } from '@theke/ui/select';
import { importMessages as texts } from './import-messages.de.ts';
import * as css from './import-page.module.css';

type Props = { value: string | null; onChoose: (menu: string | null) => void };

/** Menu into whose categories the products are placed. */
export function MenuChoice({ value, onChoose }: Props) {
  const api = useApi();
  const { data } = useQuery(endpointQuery(api, menus.endpoints.list, { query: { page: 1, pageSize: 100 } }));
  return (
    <Select
      className={css.tax}
      label={texts.menu}
      hint={texts.menuHint}
      choices={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={texts.noMenu}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    />
  );
}
