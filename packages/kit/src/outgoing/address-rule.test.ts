import { expect, test } from '@jest/globals';
import { AddressRule } from './address-rule.ts';
import { AddressNotAllowed } from './lookup-allowed.ts';
import { parseNets } from './nets.ts';

const ruleFor = (nets: string, isPublicAllowed = true) => new AddressRule(parseNets(nets), isPublicAllowed);

// AI-01, HOOK-06
test.each([
  ['https://93.184.215.14/v1', '', true],
  ['http://93.184.215.14/v1', '', false],
  ['https://10.0.0.5/v1', '', false],
  ['http://10.0.0.5:11434/v1', '10.0.0.0/8', true],
  ['http://127.0.0.1:11434/v1', '', false],
  ['http://127.0.0.1:11434/v1', '127.0.0.0/8', true],
  ['http://[::1]:11434/v1', '127.0.0.0/8', false],
  ['http://[::1]:11434/v1', '::1/128', true],
  ['https://[::ffff:10.0.0.5]/v1', '', false],
  ['https://169.254.169.254/latest', '', false],
  // Other spellings of 127.0.0.1 that URLs accept.
  ['https://2130706433/', '', false],
  ['https://0x7f.1/', '', false],
])('%s with the nets "%s": %s', async (address, nets, isAllowed) => {
  expect(await ruleFor(nets).mayReach(address)).toBe(isAllowed);
  expect(ruleFor(nets).mayBegin(address)).toBe(isAllowed);
});

test.each([
  ['http://localhost:11434/v1', '', false],
  ['http://localhost:11434/v1', '127.0.0.0/8,::1/128', true],
  ['ftp://10.0.0.5', '10.0.0.0/9', true],
])('reaches %s with the nets "%s": %s', async (address, nets, isAllowed) => {
  expect(await ruleFor(nets).mayReach(address)).toBe(isAllowed);
});

test('permits no public address if the operator says so', async () => {
  expect(await ruleFor('10.0.0.0/8', false).mayReach('https://93.184.215.14/v1')).toBe(false);
  expect(await ruleFor('10.0.0.0/8', false).mayReach('http://10.0.0.5/v1')).toBe(true);
});

test.each(['ftp://127.0.0.1/', 'file:///etc/passwd'])('begins no call by another protocol: %s', (address) =>
  expect(ruleFor('127.0.0.0/8').mayBegin(address)).toBe(false),
);

test('rejects a name that leads to this machine when the connection is made', () =>
  expect(
    new Promise((resolve, reject) =>
      ruleFor('').lookupFor('https:')('localhost', { all: true }, (error, address) =>
        error ? reject(error) : resolve(address),
      ),
    ),
  ).rejects.toThrow(AddressNotAllowed));
