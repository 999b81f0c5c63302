import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { CommandContext } from '@theke/admin/palette/command-source.ts';
import type { PaletteEntry } from '@theke/admin/palette/palette-entry.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { readAddedMinutes, setAddedMinutes } from '@theke/contracts/ordering/promise';
import { Timer, TimerReset } from 'lucide-react';
import { orderMessages } from '../order-messages.de.ts';
import { commandBranches } from './command-branches.ts';
import { commandMessages } from './command-messages.de.ts';

const choices = [10, 20, 30, 0] as const;

/** Actions to add minutes to the times of the branch chosen last, or to end that (WHEN-03). */
export async function findAddedMinutesCommands(context: CommandContext): Promise<PaletteEntry[]> {
  const { api, client, zoneOf } = context;
  const [branch, ...others] = commandBranches(context);
  if (!branch) return [];
  const params = { branchId: branch.id };
  const query = endpointQuery(api, readAddedMinutes, { params });
  const current = await client.fetchQuery({ ...query, staleTime: 0 });
  const where = others.length > 0 ? branch.name : undefined;
  return choices
    .filter((minutes) => minutes !== current.minutes)
    .map((minutes) => ({
      id: `added-minutes:${minutes}`,
      label: minutes === 0 ? commandMessages.usualTimes : commandMessages.minutes(minutes),
      hint: where,
      words: commandMessages.minutesWords,
      Icon: minutes === 0 ? TimerReset : Timer,
      failed: orderMessages.addedMinutes.failed,
      run: async () => {
        const added = await api(setAddedMinutes, { params, body: { minutes } });
        client.setQueryData(query.queryKey, added);
        const text = added.until
          ? commandMessages.minutesDone(added.minutes, timeText(added.until, zoneOf(branch.id)), where)
          : commandMessages.usualTimesDone(where);
        return { text };
      },
    }));
}
