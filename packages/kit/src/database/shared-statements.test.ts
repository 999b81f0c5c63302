import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Transaction } from './database.ts';
import { readOnce, writeTogether } from './shared-statements.ts';

/** A transaction stub that only supports `beforeCommit`. */
function openTransaction() {
  const last: (() => void)[] = [];
  const tx = { beforeCommit: (act: () => void) => void last.push(act) } as unknown as Transaction;
  return { tx, end: () => last.splice(0).map((act) => act()) };
}

test('reads each key once per transaction, and again in the next', async () => {
  const read: string[] = [];
  const load = readOnce(async (_, key) => {
    read.push(key);
    return `${key} ${read.length}`;
  });
  const [{ tx: one }, { tx: other }] = [openTransaction(), openTransaction()];
  const answers = await Promise.all([load(one, 'a'), load(one, 'b'), load(one, 'a'), load(other, 'a')]);
  expect(answers).toEqual(['a 1', 'b 2', 'a 1', 'a 3']);
  expect(await load(one, 'b')).toBe('b 2');
  expect(read).toEqual(['a', 'b', 'a']);
});

test('writes everything in order, once per transaction and at its end', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ at: fc.nat({ max: 2 }), items: fc.array(fc.nat()) })), (calls) => {
      const open = [openTransaction(), openTransaction(), openTransaction()];
      const written: [Transaction, readonly number[]][] = [];
      const write = writeTogether<number>((tx, all) => void written.push([tx, all]));
      for (const { at, items } of calls) write(open[at]!.tx, items);
      expect(written).toEqual([]);
      for (const { end } of open) end();
      const requested = open.flatMap(({ tx }, at) => {
        const callsAt = calls.filter((call) => call.at === at);
        return callsAt.length > 0 ? [[tx, callsAt.flatMap(({ items }) => items)]] : [];
      });
      expect(written).toEqual(requested);
    }),
  );
});
