// Several events may share a transaction, and each handler asks as if it were alone: here what they ask alike becomes one statement.
import type { Transaction } from './database.ts';

/**
 * Reads once in a transaction for each key; whoever asks again gets the same answer, also of what the transaction itself has changed since: for
 * what none of those who share one writes, or where a moment's old answer does.
 */
export function readOnce<A>(
  read: (tx: Transaction, key: string) => Promise<A>,
): (tx: Transaction, key: string) => Promise<A> {
  const answers = new WeakMap<Transaction, Map<string, Promise<A>>>();
  return (tx, key) => {
    const known = answers.get(tx) ?? new Map<string, Promise<A>>();
    answers.set(tx, known);
    const answer = known.get(key) ?? read(tx, key);
    known.set(key, answer);
    return answer;
  };
}

/** Gathers what is to be written, and writes all of it when the transaction's work has ended. Nothing before that sees it. */
export function writeTogether<T>(
  write: (tx: Transaction, all: readonly T[]) => void,
): (tx: Transaction, items: readonly T[]) => void {
  const waiting = new WeakMap<Transaction, T[]>();
  return (tx, items) => {
    const known = waiting.get(tx);
    if (known) return void known.push(...items);
    const all = [...items];
    waiting.set(tx, all);
    tx.beforeCommit(() => write(tx, all));
  };
}
