import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFrontends } from './frontends.ts';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'theke-dist-'));
  const entry = { scripts: ['main.js'], styles: ['main.css'], preload: [], fonts: ['inter-latin.12345678.woff2'] };
  mkdirSync(join(dist, 'shell'));
  writeFileSync(join(dist, 'shell', 'entry.json'), JSON.stringify(entry));
});
afterAll(() => rmSync(dist, { recursive: true }));

const fontsIn = (head: string) =>
  [...head.matchAll(/as="font" type="font\/woff2" href="([^"]+)"/g)].map(([, at]) => at);

test("a document loads its tenant's font beforehand, and no other", () => {
  const frontends = readFrontends(dist, [{ name: 'storefront', role: 'remote', paths: [{ path: '/*' }] }]);
  expect(fontsIn(frontends.headFor('storefront', 'Inter'))).toEqual(['/mf/shell/inter-latin.12345678.woff2']);
  expect(fontsIn(frontends.headFor('storefront', 'Lato'))).toEqual(['/font/lato/latin-400.woff2']);
});
