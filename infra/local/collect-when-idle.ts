import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** In milliseconds. */
export const lookEvery = 10_000;
/** Of the time since the last look; a platform that nobody asks works for 2 %. */
const idleBelow = 0.1;
/** In bytes: less is not worth the tenth of a second that nothing is answered. */
export const worthCollecting = 16 * 1024 * 1024;

export type Heap = {
  /** Whether hardly anything was done since it was asked last. */
  isIdle(): boolean;
  /** In bytes, with what is garbage. */
  size(): number;
  collect(): void;
};

/**
 * Gives memory back to the system once nobody asks anything. V8 collects when it needs room, and whoever is not asked needs none: after a busy hour
 * it would hold for the whole night what that hour left behind.
 * @returns ends it
 */
export function collectWhenIdle(heap: Heap = ownHeap()): () => void {
  let left = 0;
  const timer = setInterval(() => {
    if (!heap.isIdle() || heap.size() - left < worthCollecting) return;
    heap.collect();
    left = heap.size();
  }, lookEvery);
  timer.unref();
  return () => clearInterval(timer);
}

function ownHeap(): Heap {
  // A flag in `package.json` would show `gc` to every module.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let last = performance.eventLoopUtilization();
  return {
    isIdle() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization < idleBelow;
    },
    size: () => getHeapStatistics().total_heap_size,
    collect,
  };
}
