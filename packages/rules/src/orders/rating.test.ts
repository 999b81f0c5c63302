import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { asksAboutAppointment } from './counter-appointment.ts';
import { orderStates } from './order-states.ts';
import { asksForComment, asksForRating, missingRatings, ratingNames } from './rating.ts';

// STATUS-08
test('asks for a rating once, after the order, if reviews are enabled', () => {
  const [on, done] = [{ enablePluginOrderReviews: true }, { isCompleted: true, questionnaireRating: null }];
  expect(asksForRating(on, done, false)).toBe(true);
  expect(asksForRating(on, done, true)).toBe(false);
  expect(asksForRating(on, { ...done, questionnaireRating: 1 }, false)).toBe(false);
  expect(asksForRating(on, { ...done, isCompleted: false }, false)).toBe(false);
  expect(asksForRating({}, done, false)).toBe(false);
});

// STATUS-10
test('requires all four ratings from 1 to 5 before asking for a comment', () => {
  const whole = { rating: 5, foodRating: 1, serviceRating: 3, processRating: 4 };
  expect([missingRatings(whole), asksForComment(whole)]).toEqual([[], true]);
  expect(missingRatings({})).toEqual(ratingNames);
  const anyRatings = fc.record({
    rating: fc.option(fc.constantFrom(0, 1, 2.5, 5, 6, Number.NaN)),
    foodRating: fc.constantFrom(1, 5, -1),
    serviceRating: fc.constant(3),
    processRating: fc.constant(4),
  });
  fc.assert(
    fc.property(anyRatings, (ratings) => {
      const valid = ratingNames.filter((name) => [1, 2, 3, 4, 5].includes(ratings[name] ?? 0));
      expect(missingRatings(ratings)).toEqual(ratingNames.filter((name) => !valid.includes(name)));
      expect(asksForComment(ratings)).toBe(valid.length === 4);
    }),
  );
});

// STATUS-07
test('asks about another time only while the proposal is open', () => {
  const counterAppointment = '2026-11-23T18:00:00Z';
  const asking = orderStates.filter((status) => asksAboutAppointment({ status, counterAppointment }));
  expect(asking).toEqual(['counter-proposed']);
  expect(asksAboutAppointment({ status: 'counter-proposed', counterAppointment: null })).toBe(false);
});
