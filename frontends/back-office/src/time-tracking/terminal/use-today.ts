import { useQuery } from '@tanstack/react-query';
import type { Today } from '@theke/contracts/time-tracking/pressed';
import type { readTerminalMe } from '@theke/contracts/time-tracking/terminal-calls';
import { call, route } from '@theke/ui/api-client';

const me = route<typeof readTerminalMe>('GET', '/time-tracking/:terminal/:username/me');

/** The day of whoever stands there; undefined where a PIN is asked for, and without a line: the buttons do not wait for it. */
export function useToday(terminal: string, username: string, isShown: boolean): Today | undefined {
  const { data } = useQuery({
    queryKey: ['today', terminal, username],
    queryFn: async ({ signal }) => (await call(me, { params: { terminal, username } }, signal)).today,
    enabled: isShown,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? undefined;
}
