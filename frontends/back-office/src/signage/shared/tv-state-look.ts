import { messages } from '@theke/admin/messages.de.ts';
import { nearDayText, timeText, whenText } from '@theke/admin/ui/format.ts';
import type { TvStatus } from '@theke/contracts/signage/device';
import type { TvState } from '@theke/rules/signage/tv-state';
import { tvMessages } from './tv-messages.de.ts';

export type TvLook = {
  kind: 'ok' | 'soon' | 'late' | 'plain';
  /** Filled if the TV was heard. */
  isFilled: boolean;
};

export const tvLooks: Readonly<Record<TvState, TvLook>> = {
  running: { kind: 'ok', isFilled: true },
  outdated: { kind: 'soon', isFilled: true },
  standby: { kind: 'soon', isFilled: true },
  off: { kind: 'plain', isFilled: true },
  silent: { kind: 'late', isFilled: false },
  unpaired: { kind: 'soon', isFilled: false },
  disabled: { kind: 'plain', isFilled: false },
};

/** The state in words: "Läuft", "Offline seit 16:20", "Offline seit gestern, 22:10". */
export function tvStateText({ state, seenAt }: Pick<TvStatus, 'state' | 'seenAt'>, now: Date, zone: string): string {
  if (state !== 'silent') return tvMessages.states[state];
  if (seenAt === null) return tvMessages.neverHeard;
  const isToday = nearDayText(seenAt, now, zone) === messages.today;
  return tvMessages.offlineSince(isToday ? timeText(seenAt, zone) : whenText(seenAt, now, zone));
}
