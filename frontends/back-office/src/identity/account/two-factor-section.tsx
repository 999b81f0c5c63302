import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import { readTwoFactor } from '@theke/contracts/identity/two-factor';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useState } from 'react';
import { twoFactorMessages } from '../shared/two-factor-messages.de.ts';
import { SetUpTwoFactorDialog } from './set-up-two-factor-dialog.tsx';
import { TurnOffTwoFactorDialog } from './turn-off-two-factor-dialog.tsx';

/** State of the user's second login step, with a button to turn it on or off (SESSION-14). */
export function TwoFactorSection() {
  const zone = useZoneOf()();
  const [dialog, setDialog] = useState<'on' | 'off'>();
  const { data, error, refetch } = useQuery({ ...endpointQuery(useApi(), readTwoFactor, {}), staleTime: 0 });
  const close = () => {
    setDialog(undefined);
    void refetch();
  };
  if (error)
    return (
      <ErrorPanel message={twoFactorMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
    );
  if (!data) return <p aria-busy="true">{messages.loading}</p>;
  return (
    <>
      <p>{twoFactorMessages.text}</p>
      {data.since ? (
        <>
          <p>
            <b>{twoFactorMessages.on(dayText(data.since, zone))}</b>{' '}
            {twoFactorMessages.codesLeft(data.recoveryCodesLeft)}
          </p>
          <Button kind="second" onClick={() => setDialog('off')}>
            {twoFactorMessages.turnOff}
          </Button>
        </>
      ) : data.isAvailable ? (
        <Button kind="second" onClick={() => setDialog('on')}>
          {twoFactorMessages.turnOn}
        </Button>
      ) : (
        <p>{twoFactorMessages.notAvailable}</p>
      )}
      {dialog === 'on' && <SetUpTwoFactorDialog onClose={close} />}
      {dialog === 'off' && <TurnOffTwoFactorDialog onClose={close} />}
    </>
  );
}
