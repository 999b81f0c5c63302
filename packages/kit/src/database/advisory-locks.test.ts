import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lockNumbers, tenantLock, tenantLocks } from './advisory-locks.ts';

const root = join(import.meta.dirname, '../../../..');
const list = 'packages/kit/src/database/advisory-locks.ts';
const sources = globSync('{packages,services,gateway,infra}/**/*.ts', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).filter((file) => file !== list && !file.endsWith('.test.ts'));

test('all lock keys differ', () => {
  const numbers = Object.values(lockNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('takes the key of every advisory lock from the list', () => {
  const elsewhere = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    // Calls span several lines: the key follows within 200 characters.
    return [...text.matchAll(/pg_(try_)?advisory_(xact_)?(un)?lock(_shared)?\(/g)]
      .filter(({ index }) => !/lockNumbers\.|tenantLock\(|weekLock|lockArguments/.test(text.slice(index, index + 200)))
      .map(() => file);
  });
  expect(elsewhere).toEqual([]);
});

test('every listed lock is used', () => {
  const all = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const unused = [
    ...Object.keys(lockNumbers).filter((name) => !all.includes(`lockNumbers.${name}`)),
    ...Object.keys(tenantLocks).filter((name) => !all.includes(`tenantLock('${name}'`)),
  ];
  expect(unused).toEqual([]);
});

test('keeps the keys of earlier releases and of migrations', () => {
  expect(tenantLock('task board')).toBe("hashtextextended(tenant_of_session() || ' task board', 0)");
  expect(tenantLock('plan', '$1')).toBe("hashtextextended(tenant_of_session() || ' plan' || ' ' || $1, 0)");
});
