import { useEffect, useRef } from 'react';

/** Reports once why an item cannot be shown; nothing while `message` is undefined. */
export function useFailure(message: string | undefined, onFailed: (message: string) => void): void {
  const report = useRef(onFailed);
  report.current = onFailed;
  useEffect(() => {
    if (message !== undefined) report.current(message);
  }, [message]);
}
