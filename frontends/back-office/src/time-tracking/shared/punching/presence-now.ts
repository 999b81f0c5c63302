import type { PresenceOnWire } from '@theke/contracts/time-tracking/working-person';
import { punchMoves } from '@theke/rules/working-time/punch-moves';
import type { QueuedPunch } from './queued-punch.ts';

type Known = {
  id: string;
  presence: PresenceOnWire;
  since: string | null;
  /** Start of work before the break, if known; resuming continues from it. */
  startAt?: string | null | undefined;
};

/** State of a person on the server, updated by their unsent punches (TIME-04). */
export function presenceNow<P extends Known>(person: P, waiting: readonly QueuedPunch[]): P {
  let { presence, since } = person;
  let came = person.startAt ?? (presence === 'in' ? since : null);
  for (const { person: whose, move, at, refusal } of waiting) {
    if (whose !== person.id || refusal !== undefined) continue;
    const moved = punchMoves.find((one) => one.from === presence && one.move === move);
    if (!moved) continue;
    if (move === 'start') came = at;
    presence = moved.to;
    since = presence === 'out' ? null : move === 'resume' ? (came ?? at) : at;
  }
  return { ...person, presence, since };
}
