import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';

/** The TV player, read from the build: smart TVs of 2021 have Chromium 76 and little memory. */
const dist = join(import.meta.dirname, '../../../dist');
const folder = join(dist, 'signage-player');
/** Bytes of the first load: scripts, styles and font. */
const limit = 200_000;

type Entry = { scripts: string[]; styles: string[]; fonts: string[]; preload: string[] };

beforeAll(() => {
  if (!existsSync(join(folder, 'entry.json'))) throw new Error('the TV player is not built: npm run build');
});

test('the first load stays within the budget', () => {
  const { scripts, styles, fonts, preload } = JSON.parse(readFileSync(join(folder, 'entry.json'), 'utf8')) as Entry;
  const texts = [...scripts, ...styles, ...preload].map((file) => statSync(join(folder, `${file}.br`)).size);
  const bytes = [...texts, ...fonts.map((file) => statSync(join(folder, file)).size)].reduce(
    (sum, one) => sum + one,
    0,
  );
  console.log(`first load of the TV player: ${bytes} bytes of brotli`);
  expect(bytes).toBeLessThanOrEqual(limit);
});

/** Syntax of ES2020 and later that Chromium 76 cannot parse. BigInt, also of ES2020, it can. */
const newNodes = new Set([
  ...['OptionalChainingExpression', 'ClassProperty', 'PrivateProperty', 'PrivateMethod', 'StaticBlock'],
  ...['Import', 'ExportNamespaceSpecifier'],
]);
const newOperators = new Set(['??', '??=', '||=', '&&=']);

function listNewSyntax(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listNewSyntax);
  if (typeof node !== 'object' || node === null) return [];
  const { type, operator } = node as { type?: string; operator?: string };
  const found = [type, operator].filter((one = '') => newNodes.has(one) || newOperators.has(one));
  return [...found, ...Object.values(node).flatMap(listNewSyntax)] as string[];
}

const parse = (script: string) => parseSync(script, { syntax: 'ecmascript', target: 'es2022' }).body;

const scriptsIn = (name: string) =>
  readdirSync(join(dist, name))
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(dist, name, file));

test('scripts of the player and its service worker are readable for Chromium 76', () => {
  const files = [...scriptsIn('signage-player'), ...scriptsIn('tv-worker')];
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const file of files) expect(listNewSyntax(parse(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(['a?.b', 'a ?? b', 'a ||= b', 'import("a")', 'class A { b = 1; }', 'class A { #b() {} }'])(
  'finds new syntax: %s',
  (text) => expect(listNewSyntax(parse(text))).toHaveLength(1),
);
