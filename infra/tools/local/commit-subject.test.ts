import { expect, test } from '@jest/globals';
import { subjectFault } from './commit-subject.ts';

test.each([
  'ordering: lock stock rows in key order',
  'kit, gateway: leave sample services of tests without a bin',
  'back-office: read the menu label in a test',
  'front ends: name messages after their catalogue',
  'start: bring packages from known addresses',
  'demo: feed the statistics with visits',
])('accepts %p', (subject) => expect(subjectFault(subject)).toBeUndefined());

test.each([
  ['lock stock rows in key order', /needs a scope/],
  ['ordering: Lock stock rows', /capital/],
  ['ordering: locked stock rows', /not imperative/],
  ['ordering: locking stock rows', /not imperative/],
  [`ordering: ${'lock '.repeat(13)}`, /at most 72/],
])('refuses %p', (subject, fault) => expect(subjectFault(subject)).toMatch(fault));
