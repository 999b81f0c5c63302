import type { CommandKind } from '@theke/contracts/signage/command';

/** A command that this TV has begun. */
export type LoggedCommand = {
  readonly id: string;
  readonly kind: CommandKind;
  readonly state: 'acknowledged' | 'done' | 'failed' | 'dropped';
  readonly result: string;
  /** The server knows the result. */
  readonly isReported: boolean;
};

/** The server keeps at most 20 open commands of a TV. */
const longestLog = 100;

/** Adds or replaces a command; the oldest ones are forgotten. */
export const withCommand = (log: readonly LoggedCommand[], command: LoggedCommand): LoggedCommand[] =>
  [...log.filter(({ id }) => id !== command.id), command].slice(-longestLog);

/**
 * The log after the page was started: a restart has just happened, everything else that had begun was interrupted.
 * @param texts German results
 */
export const afterStart = (
  log: readonly LoggedCommand[],
  texts: { restarted: string; interrupted: string },
): LoggedCommand[] =>
  log.map((command): LoggedCommand => {
    if (command.state !== 'acknowledged') return command;
    return command.kind === 'restart'
      ? { ...command, state: 'done', result: texts.restarted }
      : { ...command, state: 'failed', result: texts.interrupted };
  });
