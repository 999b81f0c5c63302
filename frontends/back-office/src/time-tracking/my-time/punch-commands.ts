import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { CommandContext } from '@theke/admin/palette/command-source.ts';
import type { PaletteEntry } from '@theke/admin/palette/palette-entry.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { readOwnTime } from '@theke/contracts/time-tracking/own-time';
import { movesFrom } from '@theke/rules/working-time/punch-moves';
import { unsentOf } from '../shared/punching/own-queue.ts';
import { punchMessages } from '../shared/punching/punch-messages.de.ts';
import { refreshOwnTime, sendOwnPunch } from '../shared/punching/send-own-punch.ts';
import { storedOwnBranch } from '../shared/punching/stored-own-branch.ts';
import { myTimeLink } from './my-time-link.ts';
import { myTimeMessages } from './my-time-messages.de.ts';
import { punchIcons } from './punch-icons.ts';

/**
 * Actions to clock in and out and for breaks, as on the own-time page (TIME-21), without a project. A punch is sent at
 * once instead of queued, so the palette shows a missing connection. None while earlier punches wait in the page's
 * queue, because the server must receive them first.
 */
export async function findPunchCommands(
  { api, client, me, zoneOf }: CommandContext,
  unsent = unsentOf,
): Promise<PaletteEntry[]> {
  if ((await unsent(me.id)) > 0) return [];
  const own = await client.fetchQuery({ ...endpointQuery(api, readOwnTime, {}), staleTime: 0 });
  // Another user may have logged in meanwhile, in another tab.
  if (own.user.id !== me.id) return [];
  const { presence, activity, branches } = own;
  const last = storedOwnBranch(me.id);
  const workplaces =
    presence === 'out'
      ? branches.toSorted((one, other) => Number(other.id === last) - Number(one.id === last))
      : branches.filter(({ id }) => id === activity?.branch.id);
  return workplaces.flatMap((branch) =>
    movesFrom(presence).map((move) => ({
      id: `punch:${move}/${branch.id}`,
      label: punchMessages.move[move],
      hint: branches.length > 1 ? branch.name : myTimeLink.label,
      words: punchMessages.words[move],
      Icon: punchIcons[move],
      failed: punchMessages.failed[move],
      run: async () => {
        const at = new Date();
        const punch = { id: randomUuid(), person: me.id, move, at: at.toISOString(), branch: branch.id };
        try {
          await sendOwnPunch({ api, client }, punch);
        } finally {
          void refreshOwnTime(client);
        }
        return { text: myTimeMessages.punch.done(punchMessages.move[move], timeText(at, zoneOf(branch.id))) };
      },
    })),
  );
}
