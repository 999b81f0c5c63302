import type { TvCommand } from '@theke/contracts/signage/command';
import { commandStateAfter } from '@theke/rules/signage/command-moves';
import { tvPageMessages } from './tv-page-messages.de.ts';

const messages = tvPageMessages.results;

export type CommandLook = 'info' | 'ok' | 'late' | 'soon' | 'plain';

export const commandLooks: Readonly<Record<TvCommand['state'], CommandLook>> = {
  queued: 'info',
  sent: 'info',
  acknowledged: 'info',
  done: 'ok',
  failed: 'late',
  aborted: 'plain',
  expired: 'soon',
};

/** How far a command came, 1 to 4: queued, sent, acknowledged, done. */
export function commandStep({ state, sentAt }: Pick<TvCommand, 'state' | 'sentAt'>): number {
  if (state === 'done') return 4;
  if (state === 'acknowledged' || state === 'failed') return 3;
  return state === 'sent' || sentAt !== null ? 2 : 1;
}

export const canAbort = ({ state }: Pick<TvCommand, 'state'>): boolean =>
  commandStateAfter(state, 'abort') !== undefined;

export const canRepeat = ({ state }: Pick<TvCommand, 'state'>): boolean => state === 'failed' || state === 'expired';

/** @param clock formats the time of an instant */
export function resultText(command: TvCommand, clock: (at: string) => string): string {
  const { state, askedAt, finishedAt, expiresAt, result } = command;
  switch (state) {
    case 'queued':
      return messages.queued(clock(expiresAt));
    case 'sent':
      return messages.sent;
    case 'acknowledged':
      return messages.acknowledged;
    case 'expired':
      return messages.expired(clock(expiresAt));
    case 'failed':
      return result || messages.failed;
    default:
      return result || (finishedAt ? messages.after((Date.parse(finishedAt) - Date.parse(askedAt)) / 1_000) : '');
  }
}
