// Combines equal statements of handlers that share a transaction.
import type { Transaction } from './database.ts';

/**
 * Reads each key once per transaction and returns the same result afterwards, even if the transaction has changed the
 * data since. Use it for data that no handler in the transaction writes, or where a stale result is acceptable.
 */
export function readOnce<A>(
  read: (tx: Transaction, key: string) => Promise<A>,
): (tx: Transaction, key: string) => Promise<A> {
  const answers = new WeakMap<Transaction, Map<string, Promise<A>>>();
  return (tx, key) => {
    const cached = answers.get(tx) ?? new Map<string, Promise<A>>();
    answers.set(tx, cached);
    const answer = cached.get(key) ?? read(tx, key);
    cached.set(key, answer);
    return answer;
  };
}

/** Collects items and writes them all when the transaction's work has ended. They are not visible before. */
export function writeTogether<T>(
  write: (tx: Transaction, all: readonly T[]) => void,
): (tx: Transaction, items: readonly T[]) => void {
  const waiting = new WeakMap<Transaction, T[]>();
  return (tx, items) => {
    const batch = waiting.get(tx);
    if (batch) return void batch.push(...items);
    const all = [...items];
    waiting.set(tx, all);
    tx.beforeCommit(() => write(tx, all));
  };
}
