import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { root } from './checkout.ts';
import { heavySuites, inputsHash, testsOf } from './heavy-suites.ts';

const folder = mkdtempSync(join(tmpdir(), 'theke-inputs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every suite names tests that exist and inputs that are there: a moved folder would prove nothing unnoticed', () => {
  for (const suite of heavySuites) {
    const { name, inputs } = suite;
    for (const file of testsOf(suite)) expect([name, file, existsSync(join(root, file))]).toEqual([name, file, true]);
    for (const pattern of inputs)
      expect([name, pattern, globSync(pattern, { cwd: root }).length > 0]).toEqual([name, pattern, true]);
  }
});

test('the hash changes with the content of an input, with a new one and with the test itself, and with nothing else', () => {
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const hash = () => inputsHash({ tests: ['a.test.ts'], inputs: ['src/**'] }, folder);
  const seen: string[] = [];
  const differs = (change: () => void) => {
    change();
    const now = hash();
    expect(seen).not.toContain(now);
    seen.push(now);
  };
  differs(() => write('a.test.ts', 'one'));
  differs(() => write('src/deep/b.ts', 'one'));
  differs(() => write('src/deep/b.ts', 'two'));
  differs(() => write('src/c.ts', 'two'));
  differs(() => write('a.test.ts', 'two'));
  write('elsewhere/d.ts', 'one');
  write('src/deep/b.test.ts', 'another suite’s, or the gate’s');
  expect(hash()).toBe(seen.at(-1));
});
