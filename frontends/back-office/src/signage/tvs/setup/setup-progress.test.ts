import { expect, test } from '@jest/globals';
import { doneSteps } from './setup-progress.ts';

const nothing = { scenes: [], segments: [], streams: [], tvs: [] };
const stream = { fallback: { id: 'a' }, entries: [] };

test('a step is done only when it has an effect', () => {
  expect([...doneSteps(nothing)]).toEqual([]);
  expect([...doneSteps({ ...nothing, scenes: [{}], segments: [{ items: [] }] })]).toEqual(['scene']);
  expect([...doneSteps({ ...nothing, streams: [{ fallback: null, entries: [{ isEnabled: false }] }] })]).toEqual([]);
});

test('the last step is done once a TV has played, also while it is offline', () => {
  const all = { scenes: [{}], segments: [{ items: [{}] }], streams: [stream] };
  expect([...doneSteps({ ...all, tvs: [{ status: { state: 'silent', report: null } }] })]).toEqual([
    'scene',
    'segment',
    'stream',
    'pair',
  ]);
  expect(doneSteps({ ...all, tvs: [{ status: { state: 'silent', report: { playing: 'hash' } } }] }).size).toBe(5);
});
