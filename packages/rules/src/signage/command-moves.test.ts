import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { commandMoves, commandStateAfter, commandStates, isCommandFinished } from './command-moves.ts';

const anyState = fc.constantFrom(...commandStates);
const moves = [...new Set(commandMoves.map(({ move }) => move))];
const anyMoves = fc.array(fc.constantFrom(...moves), { maxLength: 12 });

/** The state after a sequence of moves from `queued`; moves that are not allowed change nothing. */
const stateAfter = (sequence: readonly (typeof moves)[number][]) =>
  sequence.reduce<(typeof commandStates)[number]>((state, move) => commandStateAfter(state, move) ?? state, 'queued');

// SIGN-20
test('never changes a finished command', () => {
  for (const state of ['done', 'failed', 'aborted', 'expired'] as const) {
    expect(isCommandFinished(state)).toBe(true);
    for (const move of moves) expect(commandStateAfter(state, move)).toBeUndefined();
  }
  fc.assert(
    fc.property(anyMoves, anyMoves, (first, more) => {
      const state = stateAfter(first);
      if (isCommandFinished(state)) expect(stateAfter([...first, ...more])).toBe(state);
    }),
  );
});

// SIGN-20
test('aborts a command only before the TV has acknowledged it', () => {
  const abortable = commandStates.filter((state) => commandStateAfter(state, 'abort') !== undefined);
  expect(abortable).toEqual(['queued', 'sent']);
  fc.assert(
    fc.property(anyMoves, (sequence) => {
      const acknowledged = sequence.indexOf('acknowledge');
      const isAcknowledged = acknowledged >= 0 && stateAfter(sequence.slice(0, acknowledged + 1)) === 'acknowledged';
      if (isAcknowledged) expect(stateAfter(sequence)).not.toBe('aborted');
    }),
  );
});

// SIGN-04, SIGN-20
test('completes or fails only acknowledged commands, and expires every open one', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      for (const move of ['complete', 'fail'] as const)
        expect(commandStateAfter(state, move) !== undefined).toBe(state === 'acknowledged');
      expect(commandStateAfter(state, 'expire')).toBe(isCommandFinished(state) ? undefined : 'expired');
    }),
  );
});

// The TV may acknowledge before the server has stored that it answered with the command.
test('acknowledges a command that is queued or sent, and only once', () => {
  const acknowledgeable = commandStates.filter((state) => commandStateAfter(state, 'acknowledge') !== undefined);
  expect(acknowledgeable).toEqual(['queued', 'sent']);
});

test('has one result for each state and move, and reaches every state', () => {
  const keys = commandMoves.map(({ from, move }) => `${from} ${move}`);
  expect(new Set(keys).size).toBe(keys.length);
  const reached = new Set<string>(['queued']);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const { from, to } of commandMoves) if (reached.has(from)) reached.add(to);
  }
  expect([...reached].toSorted()).toEqual([...commandStates].toSorted());
});
