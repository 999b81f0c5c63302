import { useQuery } from '@tanstack/react-query';
import type { donatees } from '@theke/contracts/ordering/donatee';
import { call, route } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ChosenDonatee } from '../cart/cart.ts';
import { messages } from '../messages.de.ts';
import { SearchBox } from '../search-box.tsx';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './donation.module.css';
import { fittingDonatees } from './donation-search.ts';

const endpoint = route<typeof donatees.endpoints.list>('GET', '/donatees');
const { donation } = checkoutMessages;

type Props = {
  chosen: ChosenDonatee | null;
  onClose: () => void;
  /** null: no donatee. */
  onChoose: (donatee: ChosenDonatee | null) => void;
};

/** Dialog with all donatees of the shop and a search field; reloaded on each opening. */
export function DonationPicker({ chosen, onClose, onChoose }: Props) {
  const [input, setInput] = useState('');
  const { data, isError, refetch } = useQuery({
    queryKey: ['donatees'],
    queryFn: ({ signal }) => call(endpoint, { query: { pageSize: '500', sort: 'name' } }, signal),
    staleTime: 0,
  });
  const matches = data && fittingDonatees(data.data, input);
  return (
    <Dialog
      title={donation.pick}
      closeLabel={messages.close}
      shape="sheet"
      onClose={onClose}
      actions={
        chosen && (
          <Button kind="second" onClick={() => onChoose(null)}>
            {donation.noDonation}
          </Button>
        )
      }
    >
      <search className={css.search}>
        <SearchBox
          label={donation.search}
          autoComplete="off"
          value={input}
          // Enter would submit the order form below the dialog.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onType={setInput}
        />
      </search>
      {!data && isError && (
        <ErrorPanel message={donation.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      <p role="status" className={css.none}>
        {!data && !isError && messages.loading}
        {matches?.length === 0 && donation.noMatch}
      </p>
      <ul>
        {matches?.map(({ id, name, description }) => (
          <li key={id}>
            <button
              type="button"
              className={css.donatee}
              aria-pressed={id === chosen?.id}
              onClick={() => onChoose({ id, name })}
            >
              <span>
                <b>{name}</b>
                {description && <small>{description}</small>}
              </span>
              {id === chosen?.id && <Check {...icon} />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
