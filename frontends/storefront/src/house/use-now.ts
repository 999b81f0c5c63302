import { useEffect, useState } from 'react';

/** The time, fresh every 20 seconds: often enough for "Geöffnet bis". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
