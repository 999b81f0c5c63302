import { afterAll, expect, test } from '@jest/globals';
import { parseNets } from '@theke/kit/outgoing/nets';
import { AddressGuard } from './address-guard.ts';

const guard = new AddressGuard(parseNets(''), true);
afterAll(() => guard.close());

// AI-01
test.each([
  'http://127.0.0.1:9/v1',
  'https://[::1]/v1',
  'ftp://127.0.0.1/',
  'file:///etc/passwd',
  'http://localhost:9/v1',
])('sends nothing to %s without permission', async (address) => {
  await expect(guard.fetch(address)).rejects.toThrow();
});
