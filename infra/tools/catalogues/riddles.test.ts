import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../local/checkout.ts';
import { findRiddles } from './riddles.ts';

const sources = '{gateway,packages/*,services/*,frontends/*}/{src,testing,cases}/**/*.{ts,tsx}';

test('no comment contains a phrase that a reader has to decode', () => {
  const found = globSync([sources, 'infra/**/*.ts', '*.ts'], { cwd: root })
    .filter((file) => !/^infra[/\\]tools[/\\]catalogues[/\\]riddles/.test(file))
    .flatMap((file) => findRiddles(readFileSync(join(root, file), 'utf8')).map((riddle) => `${file}:${riddle}`));
  expect(found).toEqual([]);
});

test.each([
  '/** Seconds for which it waits; a minute where nothing is said. */',
  '// Whoever counts it listens.',
  '/**\n * One more than\n * is told.\n */',
  'const a = 1; // What is young has a measure.',
])('finds %j', (source) => expect(findRiddles(source)).toHaveLength(1));

test.each([
  '/** Retry delay in ms. Default: 60,000. */',
  "const text = 'whoever';",
  "const url = 'https://whoever.example';",
  '// biome-ignore lint/a11y/useKeyWithClickEvents: whoever has no pointer uses the keys',
])('passes over %j', (source) => expect(findRiddles(source)).toEqual([]));
