/**
 * Terms. Queued: stored, not yet fetched by the TV. Sent: part of an answer to the TV. Acknowledged: the TV has begun.
 * A command that is finished never changes again.
 */
export const commandMoves = [
  { from: 'queued', move: 'send', to: 'sent' },
  { from: 'queued', move: 'acknowledge', to: 'acknowledged' },
  { from: 'sent', move: 'acknowledge', to: 'acknowledged' },
  { from: 'acknowledged', move: 'complete', to: 'done' },
  { from: 'acknowledged', move: 'fail', to: 'failed' },
  { from: 'queued', move: 'abort', to: 'aborted' },
  { from: 'sent', move: 'abort', to: 'aborted' },
  { from: 'queued', move: 'expire', to: 'expired' },
  { from: 'sent', move: 'expire', to: 'expired' },
  { from: 'acknowledged', move: 'expire', to: 'expired' },
] as const;

export type CommandMove = (typeof commandMoves)[number]['move'];
export type CommandState = (typeof commandMoves)[number]['from' | 'to'];

export const commandStates = [
  'queued',
  'sent',
  'acknowledged',
  'done',
  'failed',
  'aborted',
  'expired',
] as const satisfies readonly CommandState[];

export const isCommandFinished = (state: CommandState): boolean => !commandMoves.some(({ from }) => from === state);

/** The state after a move; undefined if the move is not allowed. */
export const commandStateAfter = (state: CommandState, move: CommandMove): CommandState | undefined =>
  commandMoves.find((row) => row.from === state && row.move === move)?.to;

/** How long a command is valid unless it says otherwise, in ms. */
export const commandLifetime = 10 * 60_000;
