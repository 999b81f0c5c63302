import { useQuery } from '@tanstack/react-query';
import type { tables } from '@theke/contracts/catalog/table';
import { locale } from '@theke/rules/texts/locale';
import { call, route } from '@theke/ui/api-client';
import { icon } from '@theke/ui/icon';
import { Select } from '@theke/ui/select';
import { QrCode } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import { bound, type FormProps } from './form-props.ts';

const endpoint = route<typeof tables.endpoints.list>('GET', '/tables');

/** Choice of the table (CHECKOUT-03); tables are sorted by number. */
export function TableField(props: FormProps) {
  const { id } = props.branch;
  const { data, isError } = useQuery({
    queryKey: ['tables', id],
    queryFn: ({ signal }) => call(endpoint, { query: { pageSize: '500', filter: { branch: id } } }, signal),
  });
  const choices = (data?.data ?? [])
    .map((table) => ({ value: table.id, label: table.identifier }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale, { numeric: true }));
  const { error, ...field } = bound(props, 'table');
  // A QR code may contain the table's number; unknown tables are ignored.
  const isUnknown = data !== undefined && field.value !== '' && !choices.some(({ value }) => value === field.value);
  const tableId = choices.find(({ label }) => label.toLowerCase() === field.value.toLowerCase())?.value ?? '';
  const setTable = useEffectEvent((table: string) => props.onChange({ table }));
  useEffect(() => {
    if (isUnknown) setTable(tableId);
  }, [isUnknown, tableId]);
  return (
    <section className={css.section}>
      <h2>{checkoutMessages.whichTable}</h2>
      <Select
        label={checkoutMessages.table}
        placeholder={checkoutMessages.pleaseChoose}
        choices={choices}
        hint={isError ? checkoutMessages.tablesFailed : undefined}
        error={error}
        {...field}
      />
      <p className={css.hint}>{checkoutMessages.tableHint}</p>
      {choices[0] && (
        <p className={css.stand}>
          <QrCode {...icon} className={css.sign} size={56} strokeWidth={3.5} />
          <span>
            <b>{choices[0].label}</b>
            {checkoutMessages.tableStand}
          </span>
        </p>
      )}
    </section>
  );
}
