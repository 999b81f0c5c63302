import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { whenText } from '@theke/admin/ui/format.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import { type Device, readDeviceState } from '@theke/contracts/notifications/device';
import { isAlive } from '@theke/rules/devices/is-alive';
import { useNow } from '@theke/ui/use-now';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { deviceMessages } from './device-messages.de.ts';

/** Polling interval in ms. */
const pollIntervalMs = 20_000;

/** Whether a device is online, otherwise when it was last seen. */
export function DeviceSeen({ record: { id, isEnabled, type } }: { record: Device }) {
  const api = useApi();
  const now = useNow(pollIntervalMs);
  const zone = useZoneOf()();
  const { data } = useQuery({
    ...endpointQuery(api, readDeviceState, { params: { id } }),
    // Polled only: deleting a device invalidates everything, and this one no longer exists by then.
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: pollIntervalMs,
  });
  if (!data) return messages.none;
  const { seenAt } = data;
  if (isAlive(seenAt, now)) return <StateText Icon={CircleCheck} kind="ok" text={deviceMessages.alive} />;
  if (!isEnabled) return <StateText Icon={CircleX} kind="plain" text={deviceMessages.disabled} />;
  if (seenAt === null) return <StateText Icon={Clock} kind="plain" text={deviceMessages.never} />;
  // A network printer is only contacted for printing, so its silence means nothing.
  const kind = type === 'escpos' ? 'plain' : 'late';
  return <StateText Icon={kind === 'late' ? CircleX : Clock} kind={kind} text={whenText(seenAt, now, zone)} />;
}
