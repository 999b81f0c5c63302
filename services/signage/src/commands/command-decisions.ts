import { conflict } from '@theke/kit/problem';
import { type CommandMove, commandStateAfter, isCommandFinished } from '@theke/rules/signage/command-moves';
import type { StoredCommand } from './command-store.ts';

/** A command whose time is over counts as expired, even before a timer has marked it. */
export function withExpiry(command: StoredCommand, now: Date): StoredCommand {
  if (isCommandFinished(command.state) || Date.parse(command.expiresAt) > now.getTime()) return command;
  return { ...command, state: 'expired', finishedAt: command.expiresAt };
}

const moved = (command: StoredCommand, move: CommandMove, now: Date): StoredCommand | undefined => {
  const state = commandStateAfter(command.state, move);
  if (!state) return undefined;
  return { ...command, state, ...(isCommandFinished(state) && { finishedAt: now.toISOString() }) };
};

/** @throws Problem 409 if the TV has begun or finished it */
export function abortCommand(command: StoredCommand, now: Date): StoredCommand {
  if (command.state === 'aborted') return command;
  const next = moved(withExpiry(command, now), 'abort', now);
  if (!next)
    throw conflict(
      'COMMAND_STARTED',
      'Befehl konnte nicht abgebrochen werden. Der TV hat ihn bereits empfangen, oder er ist abgeschlossen.',
    );
  return next;
}

export type CommandReport = { state: 'acknowledged' | 'done' | 'failed'; result: string };

/**
 * A TV's report about a command. A repeated report changes nothing; one that skips `acknowledged` implies it.
 * @throws Problem 409 if the command has ended differently
 */
export function reportCommand(command: StoredCommand, { state, result }: CommandReport, now: Date): StoredCommand {
  const current = withExpiry(command, now);
  if (current.state === state) return command;
  const begun = moved(current, 'acknowledge', now) ?? current;
  if (state === 'acknowledged') {
    if (begun.state !== 'acknowledged') throw finished();
    return begun;
  }
  const next = moved(begun, state === 'done' ? 'complete' : 'fail', now);
  if (!next) throw finished();
  return { ...next, result };
}

const finished = () => conflict('COMMAND_FINISHED', 'Dieser Befehl ist bereits abgeschlossen.');
