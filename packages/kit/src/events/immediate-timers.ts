import type { Transaction } from '../database/database.ts';

/**
 * What a process tells only itself: subjects of a timer handler that are due as soon as a transaction is committed. It costs no row, and is
 * forgotten where the process dies: whoever needs it done all the same has something stored to find it by.
 */
export type ImmediateTimers = {
  add(tx: Transaction, subjects: readonly string[]): void;
  /** Those that came since, once. */
  take(): ImmediateTimer[];
};

/** `at`: of `performance.now()`. */
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
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
