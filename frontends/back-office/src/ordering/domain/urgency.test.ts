import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Timed, type Urgency, urgencyOf } from './urgency.ts';

const at = new Date('2026-11-21T18:00:00Z');
const minutesLater = (minutes: number) => at.getTime() + minutes * 60_000;
const order = (status: Timed['status'], promised?: number): Timed => ({
  status,
  placedAt: at.toISOString(),
  history: [{ status, at: at.toISOString(), by: 'Gast', reason: null }],
  appointment: null,
  appointmentDate: promised === undefined ? null : new Date(minutesLater(promised)).toISOString(),
});

// ORDER-12
test('a new order is late when it counts as missed, also one for tomorrow', () => {
  for (const promised of [undefined, 24 * 60]) {
    expect(urgencyOf(order('placed', promised), minutesLater(9.99)).urgency).toBe('soon');
    expect(urgencyOf(order('placed', promised), minutesLater(10)).urgency).toBe('late');
  }
});

test('what was promised is late from the promised minute on, urgent ten minutes before, and not sooner', () => {
  const promised = order('confirmed', 90);
  expect(urgencyOf(promised, minutesLater(79)).urgency).toBe('ok');
  expect(urgencyOf(promised, minutesLater(80)).urgency).toBe('soon');
  expect(urgencyOf(promised, minutesLater(90)).urgency).toBe('late');
});

test('the agreed time counts before the wish', () => {
  const agreed = { ...order('confirmed', 20), appointment: new Date(minutesLater(60)).toISOString() };
  expect(urgencyOf(agreed, minutesLater(30)).urgency).toBe('ok');
});

test('an order only ever becomes more urgent, and its share never shrinks', () => {
  const rank: Record<Urgency, number> = { new: 0, ok: 0, soon: 1, late: 2 };
  const states = fc.constantFrom<Timed['status']>('placed', 'counter-proposed', 'confirmed', 'in-delivery');
  const promises = fc.option(fc.integer({ min: -30, max: 200 }), { nil: undefined });
  fc.assert(
    fc.property(states, promises, fc.nat(300), fc.nat(300), (status, promised, one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)].map((minutes) =>
        urgencyOf(order(status, promised), minutesLater(minutes)),
      );
      return rank[earlier!.urgency] <= rank[later!.urgency] && earlier!.share <= later!.share;
    }),
  );
});
