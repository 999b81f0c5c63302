import type { Transaction } from '../database/database.ts';

/**
 * In-memory timers of one process: subjects of a timer handler, due as soon as a transaction is committed. They cost no
 * row, and are lost if the process crashes. Work that must not be lost needs a stored record to find it by.
 */
export type ImmediateTimers = {
  add(tx: Transaction, subjects: readonly string[]): void;
  /** Removes and returns those added since the last call. */
  take(): ImmediateTimer[];
};

/** `at`: commit time, from `performance.now()`. */
export type ImmediateTimer = { tenant: string; subject: string; at: number };

export function createImmediateTimers(): ImmediateTimers {
  let waiting: ImmediateTimer[] = [];
  return {
    add(tx, subjects) {
      tx.afterCommit((tenant) => {
        const at = performance.now();
        for (const subject of subjects) waiting.push({ tenant, subject, at });
      });
    },
    take() {
      const due = waiting;
      waiting = [];
      return due;
    },
  };
}
