import { expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';

test('returns no port twice while it is not yet used', async () => {
  const ports = new Set<number>();
  for (let count = 0; count < 300; count++) ports.add(await freePort());
  expect(ports.size).toBe(300);
});
