import { useEffect, useRef, useState } from 'react';

/** Seconds without a touch after which the next user is considered a different person. */
const leavesAfter = 20;

/** Countdown in whole seconds; `stay` restarts it. */
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
