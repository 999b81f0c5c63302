import { randomUUID } from 'node:crypto';
import { ownPunches } from '@theke/contracts/time-tracking/own-time';
import { exampleIds } from '@theke/contracts/wire';
import { openExampleOwnTime } from '../../journeys/example-own-time.ts';
import type { Platform } from '../../journeys/platform.ts';
import type { Prepare } from './prepare.ts';
import { precedingVerbs, type Verb } from './terminal-preparations.ts';

/** A person on their own device, clocked in or out as the action requires. */
export function ownTimePreparations(
  platform: Platform,
  admin: string,
  branch: string,
  replacing: (example: string, real: string) => ReadonlyMap<string, string>,
): Record<string, Prepare> {
  let opened: ReturnType<typeof openExampleOwnTime> | undefined;
  return Object.fromEntries(
    ownPunches.map((at): [string, Prepare] => [
      at.name,
      async () => {
        opened ??= openExampleOwnTime(platform, admin, branch);
        const { person, cookie } = await opened;
        for (const verb of precedingVerbs[at.path.split('/').at(-1) as Verb]) {
          const now = new Date().toISOString();
          const body = { id: randomUUID(), at: now, sentAt: now, user: { id: person }, branch: { id: branch } };
          await platform.call('POST', `/api/own-time/${verb}`, { cookie, body });
        }
        const ids = new Map([...replacing(exampleIds.user, person), [at.example.body.id, randomUUID()]]);
        return { ids, cookie };
      },
    ]),
  );
}
