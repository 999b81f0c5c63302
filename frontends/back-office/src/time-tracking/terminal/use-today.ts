import { useQuery } from '@tanstack/react-query';
import type { Today } from '@theke/contracts/time-tracking/pressed';
import type { readTerminalMe } from '@theke/contracts/time-tracking/terminal-calls';
import { call, route } from '@theke/ui/api-client';

const me = route<typeof readTerminalMe>('GET', '/time-tracking/:terminal/:username/me');

type Whose = {
  terminal: string;
  username: string;
  /** Undefined if this terminal requires no PIN. */
  pin: string | undefined;
};

/** @returns null if a required PIN is missing */
export async function fetchToday({ pin, ...params }: Whose, signal?: AbortSignal): Promise<Today | null> {
  const headers = pin === undefined ? {} : { 'x-theke-pin': pin };
  return (await call(me, { params, headers }, signal)).today;
}

/**
 * Day of the current person; undefined until a required PIN is accepted, and while offline. The buttons do not wait
 * for it.
 */
export function useToday(personQuery: Whose, isShown: boolean): Today | undefined {
  const { data } = useQuery({
    // Without the PIN in the key: if one is required, there is only one response.
    queryKey: ['today', personQuery.terminal, personQuery.username],
    queryFn: ({ signal }) => fetchToday(personQuery, signal),
    enabled: isShown,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? undefined;
}
