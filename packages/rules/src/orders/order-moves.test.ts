import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RuleError } from '../rule-error.ts';
import { guestLabel, rejectedText, staffLabel } from './order-labels.ts';
import { allowedMoves, flagsOf, isMissed, isOver, isRepeat, moveFrom, type StateChange } from './order-moves.ts';
import { type Actor, isFinished, type Move, moves, type OrderState, orderStates } from './order-states.ts';
import { type OrderType, orderTypes } from './order-types.ts';

const actors: Actor[] = ['guest', 'staff', 'manager', 'payments'];
const allMoves = [...new Set(moves.map(({ move }) => move))];
const every = function* () {
  for (const state of orderStates)
    for (const move of allMoves)
      for (const actor of actors) for (const orderType of orderTypes) yield { state, move, actor, orderType };
};

// ORDER-07
test('contains every state, leads from every open state to a final one, and is unambiguous', () => {
  expect([...new Set(moves.flatMap(({ from, to }) => [from, to]))].sort()).toEqual([...orderStates].sort());
  expect(new Set(moves.map(({ from, move }) => `${from} ${move}`)).size).toBe(moves.length);
  expect(orderStates.filter(isFinished)).toEqual(['completed', 'rejected', 'canceled', 'failed']);
  for (const orderType of orderTypes) {
    const reaches = (state: OrderState): boolean =>
      isFinished(state) ||
      allowedMoves(state, 'manager', orderType).some((move) => reaches(moveFrom(state, move, 'manager', orderType)));
    expect(orderStates.every(reaches)).toBe(true);
  }
});

test('matches ORDER-01 to ORDER-07', () => {
  const staff = (state: OrderState, orderType: OrderType = 'takeaway') => allowedMoves(state, 'staff', orderType);
  expect(staff('placed')).toEqual(['confirm', 'counter-propose', 'reject', 'cancel']);
  expect(staff('counter-proposed')).toEqual(['confirm', 'reject', 'cancel']);
  expect(staff('confirmed')).toEqual(['in-delivery', 'completed', 'cancel']);
  expect(staff('in-delivery')).toEqual(['completed']);
  expect(staff('in-delivery', 'delivery')).toEqual(['delivered', 'completed']);
  expect(allowedMoves('in-delivery', 'manager', 'dineIn')).toEqual(['completed', 'cancel']);
  expect(allowedMoves('awaiting-payment', 'payments', 'takeaway')).toEqual(['paid', 'expired', 'declined']);
  expect(allowedMoves('awaiting-payment', 'guest', 'takeaway')).toEqual(['cancel']);
  expect(allowedMoves('counter-proposed', 'guest', 'takeaway')).toEqual(['accept', 'decline']);
  expect(allowedMoves('placed', 'guest', 'takeaway')).toEqual([]);
});

test('defines a result for every state, move and actor, and offers exactly the allowed moves', () => {
  for (const { state, move, actor, orderType } of every()) {
    let to: OrderState | undefined;
    try {
      to = moveFrom(state, move, actor, orderType);
    } catch (error) {
      expect(error).toBeInstanceOf(RuleError);
      expect((error as RuleError).code).toMatch(/^ORDER_MOVE_(NOT_ALLOWED|FORBIDDEN)$/);
    }
    expect(allowedMoves(state, actor, orderType).includes(move)).toBe(to !== undefined);
    if (to) expect(orderStates).toContain(to);
  }
});

// ORDER-05
test('allows a manager everything that staff may do', () => {
  for (const state of orderStates)
    for (const orderType of orderTypes)
      expect(allowedMoves(state, 'manager', orderType)).toEqual(
        expect.arrayContaining(allowedMoves(state, 'staff', orderType)),
      );
});

// ORDER-09, ORDER-10
test('names the state in a rejection, and distinguishes a wrong actor', () => {
  expect(() => moveFrom('completed', 'cancel', 'staff', 'takeaway')).toThrow(
    expect.objectContaining({
      code: 'ORDER_MOVE_NOT_ALLOWED',
      message: 'Die Bestellung hat den Status „Abgeschlossen“ und lässt sich nicht stornieren.',
    }),
  );
  const forbidden = expect.objectContaining({ code: 'ORDER_MOVE_FORBIDDEN' });
  expect(() => moveFrom('in-delivery', 'cancel', 'staff', 'delivery')).toThrow(forbidden);
  expect(() => moveFrom('completed', 'confirm', 'guest', 'takeaway')).toThrow(forbidden); // Checked before the state.
  expect(() => moveFrom('in-delivery', 'delivered', 'staff', 'takeaway')).toThrow(
    expect.objectContaining({ code: 'ORDER_MOVE_NOT_ALLOWED' }),
  );
});

const walk = fc
  .array(fc.record({ pick: fc.nat(), actor: fc.constantFrom(...actors) }), { maxLength: 12 })
  .map((steps) => {
    const history: StateChange[] = [{ state: 'awaiting-payment' }];
    for (const { pick, actor } of steps) {
      const state = history.at(-1)!.state;
      const open = allowedMoves(state, actor, 'delivery');
      const move = open[pick % open.length];
      if (move) history.push({ state: moveFrom(state, move, actor, 'delivery'), move });
    }
    return history;
  });

// ORDER-11
test('never resets flags and reaches at most one final state', () => {
  fc.assert(
    fc.property(walk, (history) => {
      const flags = flagsOf(history);
      for (let length = 1; length <= history.length; length++) {
        const earlier = flagsOf(history.slice(0, length));
        for (const name of Object.keys(flags) as (keyof typeof flags)[])
          expect(!earlier[name] || flags[name]).toBe(true);
      }
      const ends = [flags.isCompleted, flags.isRejected, flags.isCanceled, flags.isFailed].filter(Boolean);
      expect(ends.length).toBe(isFinished(history.at(-1)!.state) ? 1 : 0);
      if (flags.isInDelivery || flags.isCompleted) expect(flags.isConfirmed).toBe(true);
    }),
  );
});

// ORDER-08
test('treats only the move that led to the current state as a repeat', () => {
  const history: StateChange[] = [{ state: 'placed' }, { state: 'confirmed', move: 'confirm' }];
  expect(isRepeat(history, 'confirm')).toBe(true);
  expect(isRepeat(history, 'accept')).toBe(false); // Leads to the same state, but with the proposed appointment.
  expect(isRepeat([{ state: 'placed' }], 'confirm')).toBe(false);
  fc.assert(
    fc.property(walk, (walked) => {
      const repeats = allMoves.filter((move: Move) => isRepeat(walked, move));
      expect(repeats).toEqual(walked.length > 1 ? [walked.at(-1)!.move] : []);
    }),
  );
});

// ORDER-12
test('treats an order as missed after 10 minutes as placed', () => {
  const placedAt = new Date('2026-11-21T12:00:00Z');
  expect(isMissed('placed', placedAt, new Date('2026-11-21T12:09:59.999Z'))).toBe(false);
  expect(isMissed('placed', placedAt, new Date('2026-11-21T12:10:00Z'))).toBe(true);
  expect(isMissed('confirmed', placedAt, new Date('2026-11-21T13:00:00Z'))).toBe(false);
});

// STATUS-03 to STATUS-05
test('has the specified labels for staff and guests', () => {
  expect(staffLabel('in-delivery', 'delivery')).toBe('In Zustellung');
  expect(guestLabel('in-delivery', 'dineIn')).toBe('Abholbereit');
  expect([staffLabel('rejected', 'takeaway'), guestLabel('rejected', 'takeaway')]).toEqual(['Abgelehnt', 'Storniert']);
  expect(guestLabel('placed', 'takeaway')).toBe('Wartet auf Bestätigung');
});

// STATUS-06
test('stops asking when the order ends', () => {
  fc.assert(fc.property(walk, (history) => expect(isOver(flagsOf(history))).toBe(isFinished(history.at(-1)!.state))));
});

// STATUS-05
test('shows a rejection with its reason if there is one', () => {
  expect(rejectedText(null)).toBe('Ihre Bestellung wurde storniert.');
  expect(rejectedText('Der Ofen ist aus.')).toBe('Ihre Bestellung wurde storniert. Der Ofen ist aus.');
});

test('has a label of every state for staff and for guests', () => {
  const labels = (label: typeof staffLabel) => orderStates.map((state) => label(state, 'takeaway')).join(', ');
  expect(labels(staffLabel)).toBe(
    'Wartet auf Zahlung, Neu, Termin vorgeschlagen, In Zubereitung, Abholbereit, Zugestellt, Abgeschlossen, Abgelehnt, Storniert, Zahlung fehlgeschlagen',
  );
  expect(labels(guestLabel)).toBe(
    'Wartet auf Zahlung, Wartet auf Bestätigung, Wartet auf Ihre Antwort, In Zubereitung, Abholbereit, Zugestellt, Abgeschlossen, Storniert, Storniert, Zahlung fehlgeschlagen',
  );
});

test('names the requested move in every rejection', () => {
  for (const move of allMoves)
    for (const actor of actors) {
      try {
        moveFrom('failed', move, actor, 'delivery');
      } catch (error) {
        expect((error as RuleError).message).toMatch(/nicht [\p{L} ]{8,}\.$/u);
      }
    }
});
