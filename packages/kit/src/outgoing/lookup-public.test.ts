import { expect, test } from '@jest/globals';
import { AddressNotAllowed } from './lookup-allowed.ts';
import { lookupPublic } from './lookup-public.ts';

test.each([{ all: true }, { all: false }, { family: 4 }])(
  'rejects a name that resolves to this machine: %j',
  (options) =>
    expect(
      new Promise((resolve, reject) =>
        lookupPublic('localhost', options, (error, address) => (error ? reject(error) : resolve(address))),
      ),
    ).rejects.toThrow(AddressNotAllowed),
);
