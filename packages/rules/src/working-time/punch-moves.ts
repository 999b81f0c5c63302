import type { WorkedActivity } from './activity.ts';

export type PunchMove = 'start' | 'pause' | 'resume' | 'end';
/** Presence of a person: absent, at work, or in a pause. */
export type Presence = 'out' | 'in' | 'paused';

/** The possible moves with the resulting presence (TIME-04). */
export const punchMoves = [
  { from: 'out', move: 'start', to: 'in' },
  { from: 'in', move: 'pause', to: 'paused' },
  { from: 'paused', move: 'resume', to: 'in' },
  { from: 'in', move: 'end', to: 'out' },
  { from: 'paused', move: 'end', to: 'out' },
] as const satisfies readonly { from: Presence; move: PunchMove; to: Presence }[];

export const movesFrom = (presence: Presence): PunchMove[] =>
  punchMoves.filter(({ from }) => from === presence).map(({ move }) => move);

/** Presence by the last activity; absent without one. */
export function presenceIn(activity: WorkedActivity | undefined): Presence {
  if (!activity || activity.endAt !== null) return 'out';
  return activity.pauses.at(-1)?.endAt === null ? 'paused' : 'in';
}

/** The activity after a valid move; a running pause ends with it. */
export function moved<A extends WorkedActivity>(activity: A, move: Exclude<PunchMove, 'start'>, at: string): A {
  if (move === 'pause') return { ...activity, pauses: [...activity.pauses, { startAt: at, endAt: null }] };
  const pauses = activity.pauses.map((pause) => (pause.endAt === null ? { ...pause, endAt: at } : pause));
  return move === 'resume' ? { ...activity, pauses } : { ...activity, pauses, endAt: at };
}
