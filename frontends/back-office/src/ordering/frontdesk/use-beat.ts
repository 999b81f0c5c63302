import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { beatDevice, sendDeviceLog } from '@theke/contracts/notifications/device';
import { ApiError } from '@theke/ui/api-error';
import { type RefObject, useState } from 'react';
import { deviceIdentifier } from './device-identifier.ts';

const every = 20_000;

/**
 * Says every 20 s that this tablet is there, enters it where it is new, and does what is wanted of it.
 * @returns whether the back office has put it out of service
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
    // A tablet that shows something else is still there.
    refetchIntervalInBackground: true,
    retry: false,
  });
  return { isDisabled: error instanceof ApiError && error.status === 404 };
}
