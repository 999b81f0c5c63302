import { expect, test } from '@jest/globals';
import { orderStates } from '@theke/rules/orders/order-states';
import fc from 'fast-check';
import { columnsOf } from './board-columns.ts';
import { movedByAll } from './moved-order.ts';
import { anOrder } from './order-samples.ts';
import type { BoardMove, MoveUnderWay } from './use-move.ts';

const boardMoves = ['confirm', 'counter-propose', 'reject', 'cancel', 'in-delivery', 'delivered', 'completed'] as const;
const underWay = (move: BoardMove): MoveUnderWay => ({
  order: anOrder().id,
  before: anOrder(),
  move,
  at: '2026-11-21T18:00:00.000Z',
  appointment: '2026-11-21T18:20:00.000Z',
  counterAppointment: '2026-11-21T18:40:00.000Z',
  isHeld: true,
  isWaiting: false,
});

test('an unsent confirmation moves the card to the preparation, with the promised time', () => {
  const order = movedByAll(anOrder({ appointmentDate: null }), [underWay('confirm')]);
  expect(order).toMatchObject({ status: 'confirmed', appointment: '2026-11-21T18:20:00.000Z' });
  const { fresh, preparing } = columnsOf([order]);
  expect([fresh.length, preparing.length]).toEqual([0, 1]);
});

test('keeps the server’s state if it does not allow the move, and never changes it twice', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderStates), fc.constantFrom(...boardMoves), (status, move) => {
      const order = anOrder({ status });
      const moved = movedByAll(order, [underWay(move)]);
      if (moved.status === status) expect(moved).toBe(order);
      else expect(moved.history).toHaveLength(order.history.length + 1);
    }),
  );
  const order = anOrder({ status: 'completed' });
  expect(movedByAll(order, [underWay('completed')])).toBe(order);
  expect(movedByAll(order, [])).toBe(order);
});

test('applies a step that follows an unsent one, also after the server has the first, and no moves of others', () => {
  const both = [underWay('confirm'), underWay('in-delivery')];
  expect(movedByAll(anOrder(), both).status).toBe('in-delivery');
  expect(movedByAll(anOrder({ status: 'confirmed' }), both).status).toBe('in-delivery');
  expect(movedByAll(anOrder(), [{ ...underWay('confirm'), order: 'another' }])).toEqual(anOrder());
});
