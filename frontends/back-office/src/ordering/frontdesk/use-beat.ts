import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { beatDevice, sendDeviceLog } from '@theke/contracts/notifications/device';
import { ApiError } from '@theke/ui/api-error';
import { type RefObject, useState } from 'react';
import { deviceIdentifier } from './device-identifier.ts';

const every = 20_000;

/**
 * Sends a heartbeat every 20 s, which registers a new tablet and returns commands for it.
 * @returns whether the back office has disabled the tablet
 */
export function useBeat(
  { branch, name }: { branch: string; name: string },
  log: RefObject<readonly string[]>,
  onNotice: () => void,
): { isDisabled: boolean } {
  const api = useApi();
  const [identifier] = useState(() => deviceIdentifier(branch));
  const { error } = useQuery({
    queryKey: ['beat', branch],
    queryFn: async ({ signal }) => {
      const answer = await api(beatDevice, { body: { branch, identifier, name } }, signal);
      if (answer.isNoticeWanted) onNotice();
      if (answer.isLogWanted)
        await api(sendDeviceLog, { body: { device: answer.device.id, lines: [...log.current] } }, signal);
      return answer;
    },
    refetchInterval: every,
    // The tablet counts as online even if another page is visible.
    refetchIntervalInBackground: true,
    retry: false,
  });
  return { isDisabled: error instanceof ApiError && error.status === 404 };
}
