import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Check interval in ms. */
export const checkInterval = 10_000;
/** Share of the time since the last check; an idle platform is busy for 2 %. */
const idleBelow = 0.1;
/** In bytes. A smaller gain is not worth a pause of a tenth of a second. */
export const minGain = 16 * 1024 * 1024;

export type Heap = {
  /** Whether the process was almost idle since the last call. */
  isIdle(): boolean;
  /** In bytes, including garbage. */
  size(): number;
  collect(): void;
};

/**
 * Returns memory to the system when the process is idle. V8 collects only when it needs room. Without this, the garbage
 * of a busy hour would stay allocated all night.
 * @returns stops it
 */
export function collectWhenIdle(heap: Heap = createHeap()): () => void {
  let heapAfterCollection = 0;
  const timer = setInterval(() => {
    if (!heap.isIdle() || heap.size() - heapAfterCollection < minGain) return;
    heap.collect();
    heapAfterCollection = heap.size();
  }, checkInterval);
  timer.unref();
  return () => clearInterval(timer);
}

function createHeap(): Heap {
  // A flag in `package.json` would expose `gc` to every module.
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
