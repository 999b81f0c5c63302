import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pathParts } from './path-parts.ts';

const menu = '/store/:branchIdentifier';

test.each([
  ['/', '/', {}],
  [menu, '/store/mitte', { branchIdentifier: 'mitte' }],
  [menu, '/store/mitte/', { branchIdentifier: 'mitte' }],
  [menu, '/store/caf%C3%A9', { branchIdentifier: 'café' }],
  [menu, '/store/100%', { branchIdentifier: '100%' }],
  ['/status/:uid/:hash', '/status/u/h', { uid: 'u', hash: 'h' }],
  ['*', '/anything/else', {}],
])('%s is %s', (pattern, path, parts) => expect(pathParts(pattern, path)).toEqual(parts));

test.each([
  [menu, '/store'],
  [menu, '/store/'],
  [menu, '/store/mitte/checkout'],
  [menu, '/shop/mitte'],
  ['/status/:uid/:hash', '/status//h'],
  ['/', '/store'],
])('%s is not %s', (pattern, path) => expect(pathParts(pattern, path)).toBeUndefined());

test('decodes what was encoded in a part', () =>
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (uid, hash) => {
      const path = `/status/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`;
      expect(pathParts('/status/:uid/:hash', path)).toEqual({ uid, hash });
    }),
  ));
