import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { orderDraft, orderDraftExample } from '@theke/contracts/ordering/order';
import { isSameRequest, requestHash } from './request-hash.ts';

const draft = orderDraft.parse(orderDraftExample);

test('ignores key order and white space, and detects any other value', () => {
  const hash = requestHash({ a: 1, b: { c: [1, { d: 2, e: 3 }] } });
  expect(requestHash(JSON.parse('{ "b": {"c": [1, {"e": 3, "d": 2}]}, "a": 1 }'))).toBe(hash);
  expect(requestHash({ a: 1, b: { c: [1, { d: 2, e: 4 }] } })).not.toBe(hash);
  expect(requestHash({ a: 1, b: { c: [{ d: 2, e: 3 }, 1] } })).not.toBe(hash);
});

// ORDER-25
test('treats a repeated request as the same when a release adds a field with a default', () => {
  const stored = requestHash(orderDraftExample);
  const draftOfNextRelease = { ...draft, addedLater: false };
  expect(isSameRequest(stored, { sent: orderDraftExample, draft: draftOfNextRelease })).toBe(true);
  expect(isSameRequest(stored, { sent: { ...orderDraftExample, comment: 'Ohne Zwiebel' }, draft })).toBe(false);
});

test('finds the order of a key that was bound with the hash of the parsed draft', () => {
  const stored = createHash('sha256').update(JSON.stringify(draft)).digest('base64');
  expect(isSameRequest(stored, { sent: orderDraftExample, draft })).toBe(true);
  expect(isSameRequest(stored, { sent: orderDraftExample, draft: { ...draft, comment: 'Anders' } })).toBe(false);
});
