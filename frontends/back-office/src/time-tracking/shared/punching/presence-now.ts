import type { PresenceOnWire } from '@theke/contracts/time-tracking/working-person';
import { punchMoves } from '@theke/rules/working-time/punch-moves';
import type { QueuedPunch } from './queued-punch.ts';

type KnownPresence = {
  id: string;
  presence: PresenceOnWire;
  since: string | null;
  /** Start of work before the break, if known; resuming continues from it. */
  startAt?: string | null | undefined;
};

/** State of a person on the server, updated by their unsent punches (TIME-04). */
export function presenceNow<P extends KnownPresence>(person: P, waiting: readonly QueuedPunch[]): P {
  let { presence, since } = person;
  let startedAt = person.startAt ?? (presence === 'in' ? since : null);
  for (const { person: punchPerson, move, at, refusal } of waiting) {
    if (punchPerson !== person.id || refusal !== undefined) continue;
    const moved = punchMoves.find((one) => one.from === presence && one.move === move);
    if (!moved) continue;
    if (move === 'start') startedAt = at;
    presence = moved.to;
    since = presence === 'out' ? null : move === 'resume' ? (startedAt ?? at) : at;
  }
  return { ...person, presence, since };
}
