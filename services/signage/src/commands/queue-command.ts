import type { Parsed } from '@theke/contracts/endpoint';
import type { commandTv } from '@theke/contracts/signage/device';
import type { Transaction } from '@theke/kit/database/database';
import { conflict } from '@theke/kit/problem';
import { commandLifetime } from '@theke/rules/signage/command-moves';
import { tvStore } from '../devices/tv-store.ts';
import { publishChange } from '../screens/publish-change.ts';
import { withExpiry } from './command-decisions.ts';
import { commandStore } from './command-store.ts';

/** Open commands per TV: more are a mistake. */
const maxOpenCommands = 20;

type Sent = Parsed<typeof commandTv>['body'];

/**
 * Queues a command for a TV, once per id.
 * @throws Problem 409 if no screen has the TV's key, or it has too many open commands
 */
export async function queueCommand(
  tx: Transaction,
  device: string,
  { command: kind, commandId, volume, minutes }: Sent,
  { now, newId, by }: { now: Date; newId: () => string; by: string },
): Promise<void> {
  const open = await commandStore.lockOpen(tx, device);
  if (open.some(({ id }) => id === commandId)) return;
  const row = await tvStore.find(tx, device);
  if (!row?.keyHash)
    throw conflict(
      'TV_NOT_PAIRED',
      'Befehl konnte nicht ausgeführt werden. Dieser TV ist nicht gekoppelt; bitte koppeln Sie ihn zuerst.',
    );
  if (open.filter((one) => withExpiry(one, now) === one).length >= maxOpenCommands)
    throw conflict(
      'TOO_MANY_COMMANDS',
      'Befehl konnte nicht ausgeführt werden. Für diesen TV warten schon 20 Befehle; bitte brechen Sie zuerst welche ab.',
    );
  const isAdded = await commandStore.add(tx, {
    id: commandId ?? newId(),
    device,
    kind,
    volume: kind === 'volume' ? (volume ?? null) : null,
    state: 'queued',
    askedAt: now.toISOString(),
    askedBy: by,
    sentAt: null,
    finishedAt: null,
    expiresAt: new Date(now.getTime() + (minutes ? minutes * 60_000 : commandLifetime)).toISOString(),
    result: '',
  });
  if (isAdded) publishChange(tx, { part: 'commands', subject: device });
}
