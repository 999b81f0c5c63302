import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { listDeviceContacts, listDevicesInNeed } from '@theke/contracts/notifications/device';
import { listTvs } from '@theke/contracts/signage/device';
import { listTerminalContacts } from '@theke/contracts/time-tracking/terminal';
import { useNow } from '@theke/ui/use-now';
import { type DeviceKind, type DeviceRow, rowsOfDevices, rowsOfTerminals, rowsOfTvs, sortRows } from './device-row.ts';

/** Polling interval in ms while the page is visible. */
const refetchInterval = 20_000;

export type DeviceRows = {
  rows: DeviceRow[];
  isLoading: boolean;
  /** Kinds whose service did not answer. */
  failed: readonly DeviceKind[];
  /** Set if nothing could be loaded. */
  error: Error | null;
  refetch: () => void;
};

/** Devices of all services. A service that does not answer leaves its devices out. */
export function useDeviceRows(): DeviceRows {
  const api = useApi();
  const me = useMe();
  const now = useNow(refetchInterval);
  const zoneOf = useZoneOf();
  const options = { staleTime: 0, refetchInterval };
  const devices = useQuery({ ...endpointQuery(api, listDeviceContacts, {}), ...options });
  const needs = useQuery({ ...endpointQuery(api, listDevicesInNeed, {}), ...options });
  const terminals = useQuery({
    ...endpointQuery(api, listTerminalContacts, {}),
    ...options,
    enabled: may(me, 'terminals.read'),
  });
  const tvs = useQuery({ ...endpointQuery(api, listTvs, {}), ...options, enabled: may(me, 'signage.read') });
  const queries = [devices, needs, terminals, tvs];
  const isMissing = ({ isError, data }: { isError: boolean; data: unknown }) => isError && data === undefined;
  const failed: DeviceKind[] = [
    ...(isMissing(devices) || isMissing(needs) ? (['printer', 'tablet'] as const) : []),
    ...(isMissing(terminals) ? (['terminal'] as const) : []),
    ...(isMissing(tvs) ? (['tv'] as const) : []),
  ];
  return {
    rows: sortRows([
      ...rowsOfDevices((needs.data && devices.data) ?? [], needs.data ?? [], now),
      ...rowsOfTerminals(terminals.data ?? [], now),
      ...rowsOfTvs(tvs.data ?? [], now, zoneOf),
    ]),
    isLoading: queries.some(({ isLoading }) => isLoading),
    failed,
    error: queries.every(isMissing) ? devices.error : null,
    refetch: () => {
      for (const { refetch } of queries) void refetch();
    },
  };
}
