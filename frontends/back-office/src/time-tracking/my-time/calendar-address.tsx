import { useQuery } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import { createOwnCalendar, readOwnCalendar, revokeOwnCalendar } from '@theke/contracts/time-tracking/shift-calendar';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { calendarAddressMessages as messages } from './calendar-address-messages.de.ts';
import * as css from './my-time.module.css';

/** The secret address of the user's shifts for calendar programs: created, renewed and revoked (TIME-28). */
export function CalendarAddress({ zone }: { zone: string }) {
  const toast = useToast();
  const { data } = useQuery({ ...endpointQuery(useApi(), readOwnCalendar, {}), staleTime: 0 });
  const [address, setAddress] = useState<string>();
  const invalidates = [endpointKey(readOwnCalendar)];
  const creation = useAction(createOwnCalendar, {
    invalidates,
    onDone: ({ path }) => setAddress(`${window.location.origin}${path}`),
  });
  const revocation = useAction(revokeOwnCalendar, {
    invalidates,
    onDone: () => {
      setAddress(undefined);
      toast({ text: messages.revoked });
    },
  });
  const isBusy = creation.isBusy || revocation.isBusy;
  const problem = creation.problem ?? revocation.problem;
  if (!data) return null;
  const hasAddress = data.createdAt !== null;
  return (
    <section aria-labelledby="calendar" className={css.section}>
      <h2 id="calendar">{messages.title}</h2>
      <p>{messages.lead}</p>
      {data.createdAt !== null && !address && <p>{messages.since(dayText(data.createdAt, zone))}</p>}
      {address && <ShownAddress address={address} />}
      {problem && (
        <Notice kind="late" role="alert">
          {`${messages.failed} ${problem.message}`}
        </Notice>
      )}
      <p className={css.own}>
        <Button
          kind="second"
          busyLabel={isBusy && messages.working}
          {...(hasAddress && { 'aria-describedby': 'calendar-renewal' })}
          onClick={() => void creation.run({ body: {} })}
        >
          {hasAddress ? messages.renew : messages.create}
        </Button>
        {hasAddress && (
          <Button kind="quiet" disabled={isBusy} onClick={() => void revocation.run({})}>
            {messages.revoke}
          </Button>
        )}
      </p>
      {hasAddress && <p id="calendar-renewal">{messages.renewHint}</p>}
    </section>
  );
}

/** The address, shown once after it was created. */
function ShownAddress({ address }: { address: string }) {
  const toast = useToast();
  const copy = () =>
    // Without https there is no clipboard: the address can be selected.
    void navigator.clipboard?.writeText(address).then(() => toast({ text: messages.copied }));
  return (
    <>
      <TextInput
        className={css.own}
        label={messages.address}
        hint={messages.addressHint}
        readOnly
        value={address}
        aria-required={false}
        onFocus={({ target }) => target.select()}
      />
      <p className={css.own}>
        <Button kind="second" size="small" onClick={copy}>
          {messages.copy}
        </Button>{' '}
        <a href={address.replace(/^https?:/, 'webcal:')}>{messages.open}</a>
      </p>
    </>
  );
}
