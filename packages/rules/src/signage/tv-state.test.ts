import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { heartbeatTimeout, type TvFacts, tvState, tvStates } from './tv-state.ts';

const now = Date.parse('2026-11-21T18:30:00Z');
const anyHash = fc.constantFrom('one', 'two');
const anyFacts: fc.Arbitrary<TvFacts> = fc.record({
  isEnabled: fc.boolean(),
  isPaired: fc.boolean(),
  seenAt: fc.option(
    fc
      .oneof(fc.constantFrom(0, heartbeatTimeout, heartbeatTimeout + 1), fc.integer({ min: -60_000, max: 120_000 }))
      .map((age) => now - age),
  ),
  playing: fc.option(anyHash),
  wanted: anyHash,
  plays: fc.constantFrom('segment', 'closed', 'nothing'),
});

// SIGN-05, SIGN-17
test('is running if and only if all conditions are true', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { isEnabled, isPaired, seenAt, playing, wanted, plays } = facts;
      const isHeard = seenAt !== null && now - seenAt <= heartbeatTimeout;
      expect(tvState(facts, now) === 'running').toBe(
        isEnabled && isPaired && isHeard && playing === wanted && plays === 'segment',
      );
    }),
    { numRuns: 1_000 },
  );
});

const running: TvFacts = {
  isEnabled: true,
  isPaired: true,
  seenAt: now - 10_000,
  playing: 'one',
  wanted: 'one',
  plays: 'segment',
};

// SIGN-16, SIGN-17
test.each([
  ['running', {}],
  ['running', { seenAt: now - heartbeatTimeout }],
  ['silent', { seenAt: now - heartbeatTimeout - 1 }],
  ['silent', { seenAt: null }],
  ['outdated', { playing: 'two' }],
  ['outdated', { playing: null }],
  ['standby', { plays: 'nothing' }],
  ['off', { plays: 'closed' }],
  ['unpaired', { isPaired: false, seenAt: null }],
  ['disabled', { isEnabled: false, isPaired: false }],
] as const)('is %s for %j', (state, facts) => {
  expect(tvState({ ...running, ...facts }, now)).toBe(state);
});

test('turns silent by time alone and never becomes anything else by it', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 0, max: 600_000 }), (facts, later) => {
      const [before, after] = [tvState(facts, now), tvState(facts, now + later)];
      expect(tvStates).toContain(before);
      if (after !== before) expect(after).toBe('silent');
    }),
  );
});
