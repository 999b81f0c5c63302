import { useQuery } from '@tanstack/react-query';
import type { Today } from '@theke/contracts/time-tracking/pressed';
import type { readTerminalMe } from '@theke/contracts/time-tracking/terminal-calls';
import { call, route } from '@theke/ui/api-client';

const me = route<typeof readTerminalMe>('GET', '/time-tracking/:terminal/:username/me');

type Whose = {
  terminal: string;
  username: string;
  /** Undefined where this terminal asks for none. */
  pin: string | undefined;
};

/** @returns null where a PIN is asked for and none is given */
export async function askToday({ pin, ...params }: Whose, signal?: AbortSignal): Promise<Today | null> {
  const headers = pin === undefined ? {} : { 'x-theke-pin': pin };
  return (await call(me, { params, headers }, signal)).today;
}

/** The day of whoever stands there; undefined until a PIN that is asked for was right, and without a line: the buttons do not wait for it. */
export function useToday(whose: Whose, isShown: boolean): Today | undefined {
  const { data } = useQuery({
    // Without the PIN: where one is asked for there is one answer at most.
    queryKey: ['today', whose.terminal, whose.username],
    queryFn: ({ signal }) => askToday(whose, signal),
    enabled: isShown,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? undefined;
}
