import { expect, test } from '@jest/globals';
import { isHolding, movesFrom, reservationMoves, reservationStates, reservedAfter } from './reservation-states.ts';

test('RESV-08: moves lead from state to state, and a repetition stays', () => {
  expect(reservedAfter('requested', 'confirm')).toBe('confirmed');
  expect(reservedAfter('confirmed', 'confirm')).toBe('confirmed');
  expect(reservedAfter('confirmed', 'seat')).toBe('seated');
  expect(reservedAfter('no-show', 'seat')).toBe('seated');
  expect(reservedAfter('seated', 'finish')).toBe('finished');
  expect(reservedAfter('seated', 'cancel')).toBeUndefined();
  expect(reservedAfter('finished', 'seat')).toBeUndefined();
  expect(reservedAfter('canceled', 'confirm')).toBeUndefined();
});

test('RESV-08: every move that is offered changes the state', () => {
  for (const state of reservationStates)
    for (const move of reservationMoves) {
      const to = reservedAfter(state, move);
      expect(movesFrom(state).includes(move)).toBe(to !== undefined && to !== state);
    }
});

test('RESV-04: only expected and seated guests hold tables', () =>
  expect(reservationStates.filter(isHolding)).toEqual(['requested', 'confirmed', 'seated']));
