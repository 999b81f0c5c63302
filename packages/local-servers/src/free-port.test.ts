import { expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';

test('no port is given twice while nobody listens on it yet', async () => {
  const ports = new Set<number>();
  for (let count = 0; count < 300; count++) ports.add(await freePort());
  expect(ports.size).toBe(300);
});
