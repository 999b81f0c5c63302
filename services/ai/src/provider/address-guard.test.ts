import { afterAll, expect, test } from '@jest/globals';
import { parseNets } from '@theke/kit/outgoing/nets';
import { AddressGuard } from './address-guard.ts';

const guards: AddressGuard[] = [];
const guardFor = (nets: string, isPublicAllowed = true): AddressGuard => {
  const guard = new AddressGuard(parseNets(nets), isPublicAllowed);
  guards.push(guard);
  return guard;
};
afterAll(() => Promise.all(guards.map((guard) => guard.close())));

// AI-01
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
  ['http://localhost:11434/v1', '', false],
  ['http://localhost:11434/v1', '127.0.0.0/8,::1/128', true],
  ['ftp://10.0.0.5', '10.0.0.0/9', true],
])('%s with the nets "%s": %s', async (address, nets, isAllowed) => {
  expect(await guardFor(nets).mayReach(address)).toBe(isAllowed);
});

test('permits no public address if the operator says so', async () => {
  expect(await guardFor('10.0.0.0/8', false).mayReach('https://93.184.215.14/v1')).toBe(false);
  expect(await guardFor('10.0.0.0/8', false).mayReach('http://10.0.0.5/v1')).toBe(true);
});

test.each([
  'http://127.0.0.1:9/v1',
  'https://[::1]/v1',
  'ftp://127.0.0.1/',
  'file:///etc/passwd',
  'http://localhost:9/v1',
])('sends nothing to %s without permission', async (address) => {
  await expect(guardFor('').fetch(address)).rejects.toThrow();
});
