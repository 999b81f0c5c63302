import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { readAddressList } from '@theke/contracts/ordering/address-list';
import { buttonClass } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Link } from 'react-router';
import * as css from './zone-editor.module.css';
import { zonesMessages } from './zones-messages.de.ts';

const texts = zonesMessages.list;

const dayText = (day: string | null): string => (day ? day.split('-').toReversed().map(Number).join('.') : '');

/** Which addresses the map shows and zones are looked up in, with their source; a link to the import. */
export function AddressListState({ isReadOnly }: { isReadOnly: boolean }) {
  const api = useApi();
  const { data, isError, error, refetch } = useQuery({ ...endpointQuery(api, readAddressList, {}), staleTime: 0 });
  if (data === undefined)
    return isError ? <LoadFailure message={texts.failed} error={error} refetch={refetch} /> : null;
  return (
    <section className={css.section}>
      {data ? (
        <p className={css.lead}>{texts.state(data.addresses, dayText(data.asOf), data.source)}</p>
      ) : (
        <Notice kind="soon">{texts.none}</Notice>
      )}
      {!isReadOnly && (
        <Link className={buttonClass({ kind: 'second', size: 'small' })} to="/delivery-zones/import">
          {data ? texts.replace : texts.import}
        </Link>
      )}
    </section>
  );
}
