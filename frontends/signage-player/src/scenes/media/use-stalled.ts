import { type RefObject, useEffect, useRef } from 'react';

/** How long the position of a playing video may stay the same, in ms. */
const longestPause = 15_000;
/** A video that is still on air this long after its end plays again, in ms. */
const restartAfter = 1_500;

type Watch = {
  /** Server time in epoch ms, updated every second. */
  readonly now: number;
  readonly isActive: boolean;
  onStalled(): void;
};

/** Watches a video on air: reports one that does not proceed, and restarts one that has ended but stays on air. */
export function useStalled(video: RefObject<HTMLVideoElement | null>, { now, isActive, onStalled }: Watch): void {
  const last = useRef({ at: now, position: -1, isReported: false });
  const report = useRef(onStalled);
  report.current = onStalled;

  useEffect(() => {
    const { current } = video;
    if (!current || !isActive) {
      last.current = { at: now, position: -1, isReported: false };
      return;
    }
    const { at, position, isReported } = last.current;
    if (current.currentTime !== position) {
      last.current = { at: now, position: current.currentTime, isReported: false };
      return;
    }
    if (current.ended && now - at >= restartAfter) {
      current.currentTime = 0;
      current.play().catch(() => report.current());
    } else if (!current.ended && !isReported && now - at >= longestPause) {
      last.current = { at, position, isReported: true };
      report.current();
    }
  }, [video, now, isActive]);
}
