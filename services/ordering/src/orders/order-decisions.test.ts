import { expect, test } from '@jest/globals';
import { flagsOf } from '@theke/rules/orders/order-moves';
import type { Move } from '@theke/rules/orders/order-states';
import { RuleError } from '@theke/rules/rule-error';
import fc from 'fast-check';
import { aNewOrder } from '../../testing/order-samples.ts';
import type { Order } from './order.ts';
import { type MoveCommand, move, place } from './order-decisions.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const by = { actor: 'staff', by: 'Mara Lang' } as const;
const placed = place(aNewOrder(at(0))).next;

/** An order after the given moves. */
const given = (...moves: Move[]): Order =>
  moves.reduce((order, each, index) => move(order, { move: each, ...by }, at(index + 1)).next, placed);
const when = (order: Order, command: Partial<MoveCommand> & { move: Move }) =>
  move(order, { ...by, ...command }, at(30));
const codeOf = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof RuleError) return error.code;
    throw error;
  }
};

test('publishes a placed order with all data that consumers need, and starts its history', () => {
  const { next, facts } = place(aNewOrder(at(0)));
  expect(next).toMatchObject({ status: 'placed', version: 1, rejectionMessage: null, cancellationReason: null });
  expect(next.history).toEqual([{ state: 'placed', move: null, at: at(0).toISOString(), by: 'Gast' }]);
  expect(facts).toEqual([
    {
      type: 'ordering.order-placed.v2',
      subject: next.id,
      version: 1,
      data: expect.objectContaining({
        id: next.id,
        uid: next.uid,
        branch: next.branch,
        status: 'placed',
        order: expect.objectContaining({ ticketNumber: 47, version: 1, history: [expect.anything()] }),
      }),
    },
  ]);
});

test.each([
  { moves: [], now: 'confirm', status: 'confirmed', fact: 'order-confirmed' },
  { moves: [], now: 'reject', status: 'rejected', fact: 'order-rejected' },
  { moves: [], now: 'cancel', status: 'canceled', fact: 'order-canceled' },
  { moves: ['confirm'], now: 'in-delivery', status: 'in-delivery', fact: 'order-handed-out' },
  { moves: ['confirm'], now: 'completed', status: 'completed', fact: 'order-completed' },
  { moves: ['confirm'], now: 'cancel', status: 'canceled', fact: 'order-canceled' },
  { moves: ['confirm', 'in-delivery'], now: 'completed', status: 'completed', fact: 'order-completed' },
] as const)('after [$moves], $now leads to $status and publishes its event', ({ moves, now, status, fact }) => {
  const before = given(...moves);
  const { next, facts } = when(before, { move: now });
  expect(next).toMatchObject({ status, version: before.version + 1 });
  expect(next.history.at(-1)).toEqual({
    state: status,
    move: now,
    at: at(30).toISOString(),
    by: 'Mara Lang',
    reason: null,
  });
  expect(facts).toEqual([
    expect.objectContaining({ type: `ordering.${fact}.v2`, subject: before.id, version: before.version + 1 }),
  ]);
  expect(facts[0]?.data).toMatchObject({ id: before.id, status, at: at(30).toISOString() });
});

// ORDER-14
test('stores and publishes the reason of a move', () => {
  const rejected = when(given(), { move: 'reject', reason: 'Der Ofen ist ausgefallen.' });
  expect(rejected.next).toMatchObject({ rejectionMessage: 'Der Ofen ist ausgefallen.', cancellationReason: null });
  expect(rejected.facts[0]?.data).toMatchObject({ rejectionMessage: 'Der Ofen ist ausgefallen.' });
  const canceled = when(given(), { move: 'cancel', reason: 'Auf Wunsch.' });
  expect(canceled.next).toMatchObject({ rejectionMessage: null, cancellationReason: 'Auf Wunsch.' });
  expect(canceled.facts[0]?.data).toMatchObject({ reason: 'Auf Wunsch.' });
  expect(when(given(), { move: 'reject', reason: '' }).next.rejectionMessage).toBeNull();
});

// ORDER-08
test('changes and publishes nothing when the last move is repeated', () => {
  const confirmed = given('confirm');
  const repeated = when(confirmed, { move: 'confirm' });
  expect(repeated.next).toBe(confirmed);
  expect(repeated.facts).toEqual([]);
});

test('ignores the same proposed time, and refuses another one while the guest decides on the first', () => {
  const proposing = (minutes: number) => ({ move: 'counter-propose' as const, counterAppointment: at(minutes) });
  const proposed = when(placed, proposing(90)).next;
  expect(when(proposed, proposing(90))).toEqual({ next: proposed, facts: [] });
  expect(codeOf(() => when(proposed, proposing(120)))).toBe('ORDER_MOVE_NOT_ALLOWED');
  expect(() => when(proposed, proposing(120))).toThrow('„Termin vorgeschlagen“');
});

// WHEN-09
test('lets staff promise a time for an order "as soon as possible"', () => {
  const confirming = (minutes: number) => ({ move: 'confirm' as const, appointment: at(minutes) });
  const promised = when(placed, confirming(45)).next;
  expect(promised.appointment).toEqual(at(45));
  expect(when(promised, confirming(45))).toEqual({ next: promised, facts: [] });
  expect(when(promised, { move: 'confirm' })).toEqual({ next: promised, facts: [] });
  expect(codeOf(() => when(promised, confirming(60)))).toBe('ORDER_MOVE_NOT_ALLOWED');
  expect(codeOf(() => when(placed, confirming(20)))).toBe('APPOINTMENT_PAST');
  expect(codeOf(() => when(placed, confirming(24 * 60)))).toBe('APPOINTMENT_TOO_FAR');
  const wished = { ...placed, appointmentDate: at(60) };
  expect(codeOf(() => when(wished, confirming(45)))).toBe('ORDER_HAS_WISH');
  expect(when(wished, { move: 'confirm' }).next.appointment).toEqual(at(60));
});

test.each([
  { moves: [], now: 'completed' },
  { moves: [], now: 'in-delivery' },
  { moves: ['confirm'], now: 'reject' },
  { moves: ['reject'], now: 'confirm' },
  { moves: ['cancel'], now: 'confirm' },
  { moves: ['confirm', 'completed'], now: 'cancel' },
] as const)('after [$moves], $now is not allowed', ({ moves, now }) => {
  expect(codeOf(() => when(given(...moves), { move: now }))).toBe('ORDER_MOVE_NOT_ALLOWED');
});

// ORDER-05
test('lets only managers cancel an order that was handed out', () => {
  const out = given('confirm', 'in-delivery');
  expect(codeOf(() => when(out, { move: 'cancel' }))).toBe('ORDER_MOVE_FORBIDDEN');
  expect(when(out, { move: 'cancel', actor: 'manager' }).next.status).toBe('canceled');
});

const anyMove = fc.record({
  move: fc.constantFrom<Move>('confirm', 'reject', 'cancel', 'in-delivery', 'completed'),
  actor: fc.constantFrom('staff' as const, 'manager' as const, 'guest' as const),
  by: fc.constantFrom('Mara Lang', 'Jonas Berger'),
});

test('keeps history, version, events and flags consistent for any sequence of moves', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 12 }), (commands) => {
      let order = placed;
      let entryCount = 1;
      for (const [index, command] of commands.entries()) {
        const before = structuredClone(order);
        const flags = flagsOf(order.history);
        try {
          const { next, facts } = move(order, command, at(index + 1));
          expect(order).toEqual(before); // The input is not mutated.
          expect(facts).toHaveLength(next === order ? 0 : 1);
          expect(next.history.length).toBe(order.history.length + facts.length);
          expect(next.history.slice(0, order.history.length)).toEqual(order.history);
          expect(next.version).toBe(order.version + facts.length);
          for (const fact of facts) expect(fact).toMatchObject({ subject: order.id, version: next.version });
          entryCount += facts.length;
          for (const [name, isSet] of Object.entries(flags))
            if (isSet) expect(flagsOf(next.history)).toMatchObject({ [name]: true });
          order = next;
        } catch (error) {
          if (!(error instanceof RuleError)) throw error;
          expect(order).toEqual(before);
        }
        expect(order.status).toBe(order.history.at(-1)?.state);
        expect(order.history).toHaveLength(entryCount);
        const times = order.history.map((change) => change.at);
        expect(times).toEqual([...times].sort());
        // No move changes what the guest ordered and paid.
        const { items, totals, contact, uid, ticketNumber } = order;
        expect({ items, totals, contact, uid, ticketNumber }).toEqual({
          items: placed.items,
          totals: placed.totals,
          contact: placed.contact,
          uid: placed.uid,
          ticketNumber: placed.ticketNumber,
        });
      }
    }),
  );
});
