import { useEffect, useRef, useState } from 'react';

/** After so long without a touch the next one is somebody else. */
const leavesAfter = 20;

/** Counts down whole seconds; `stay` begins anew. */
export function useLeaving(onLeave: () => void): { seconds: number; stay: () => void } {
  const [seconds, setSeconds] = useState(leavesAfter);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) leave.current();
  }, [isOver]);
  return { seconds: Math.max(seconds, 0), stay: () => setSeconds(leavesAfter) };
}
