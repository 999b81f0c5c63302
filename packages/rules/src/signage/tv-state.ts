/** A TV counts as heard if its last call is at most this old, in ms. */
export const heartbeatTimeout = 30_000;
/** Clock offset in ms from which staff are warned. */
const clockTolerance = 60_000;
/** How long a TV may be silent while its branch is open before staff are warned, in ms. */
export const silentAfter = 5 * 60_000;
/** How long an error of a TV counts after it was reported, in ms. */
const recentErrors = 10 * 60_000;

/** Whether staff are warned of a clock offset in ms. Null and undefined: not measured. */
export const isClockOff = (offset: number | null | undefined): boolean => Math.abs(offset ?? 0) > clockTolerance;

/** Whether an error of a TV still counts. @param now epoch ms */
export const isRecentError = ({ at }: { readonly at: string }, now: number): boolean =>
  now - Date.parse(at) < recentErrors;

/**
 * `running`: plays what it should. `outdated`: heard, but reports other content. `standby`: heard, but there is nothing
 * to play. `off`: heard and off by its schedule. `silent`: not heard. `unpaired`: no TV has the key. `disabled`:
 * switched off by staff.
 */
export const tvStates = ['running', 'outdated', 'standby', 'off', 'silent', 'unpaired', 'disabled'] as const;
export type TvState = (typeof tvStates)[number];

export type TvFacts = {
  readonly isEnabled: boolean;
  readonly isPaired: boolean;
  /** Last call of the TV, in epoch milliseconds. */
  readonly seenAt: number | null;
  /** Hash of the content that the TV reports to play. */
  readonly playing: string | null;
  /** Hash of the content that it should play. */
  readonly wanted: string;
  /** Whether its stream plays a segment now, is off because the branch is closed, or has nothing to play. */
  readonly plays: 'segment' | 'closed' | 'nothing';
};

/** Green only if the reported hash equals the wanted one and the TV was heard within 30 s. */
export function tvState({ isEnabled, isPaired, seenAt, playing, wanted, plays }: TvFacts, now: number): TvState {
  if (!isEnabled) return 'disabled';
  if (!isPaired) return 'unpaired';
  if (seenAt === null || now - seenAt > heartbeatTimeout) return 'silent';
  if (playing !== wanted) return 'outdated';
  if (plays === 'closed') return 'off';
  return plays === 'nothing' ? 'standby' : 'running';
}
