import { expect, test } from '@jest/globals';
import type { Request } from 'express';
import { originOf } from './host.ts';

const requestFor = (host: string, secure = false) =>
  originOf({ headers: { host }, secure, socket: { localPort: 8080 } } as unknown as Request);

// Security finding L10 of the fifth attack: each port in `Host` created its own cached page and appeared in og:image.
test("contains the gateway's own port or none", () => {
  expect([requestFor('linde.example:8080'), requestFor('Linde.example'), requestFor('linde.example', true)]).toEqual([
    'http://linde.example:8080',
    'http://linde.example',
    'https://linde.example',
  ]);
  for (const port of ['1', '8081', '80800', '65535'])
    expect(requestFor(`linde.example:${port}`)).toBe('http://linde.example');
  expect([requestFor('[::1]:8080'), requestFor('[::1]:99')]).toEqual(['http://[::1]:8080', 'http://[::1]']);
});
