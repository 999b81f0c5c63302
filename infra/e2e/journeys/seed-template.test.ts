import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { unusedTemplates } from './seed-template.ts';

const folder = mkdtempSync(join(tmpdir(), 'theke-templates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('keeps a template of this run past midnight, and deletes earlier ones but no locks or other folders', () => {
  const began = new Date('2026-11-21T23:50:00Z');
  const add = (name: string, used: string) => {
    mkdirSync(join(folder, name));
    utimesSync(join(folder, name), new Date(used), new Date(used));
  };
  add('seed-00000000000000aa', '2026-11-21T23:51:00Z');
  add('seed-00000000000000bb', '2026-11-21T23:49:00Z');
  add('seed-00000000000000bb.lock', '2026-11-21T23:49:00Z');
  add('frontends', '2026-11-20T08:00:00Z');
  expect(unusedTemplates(folder, began)).toEqual(['seed-00000000000000bb']);
});
