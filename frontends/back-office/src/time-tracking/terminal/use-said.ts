import type { LawSentence } from '@theke/contracts/time-tracking/law-sentence';
import { useEffect, useRef, useState } from 'react';

/** What the law says of somebody's day is nobody else's business: it goes before the next one stands there, in ms. */
const readFor = 20_000;

type Said = { text: string; laws: readonly LawSentence[] };
const nothing: Said = { text: '', laws: [] };

/** What somebody is told once they have pressed; what the law says of it follows when the server has answered, and goes by itself. */
export function useSaid(): [said: Said, say: (text: string, laws?: Promise<readonly LawSentence[]>) => void] {
  const [said, setSaid] = useState(nothing);
  const newest = useRef(nothing);
  function say(text: string, laws?: Promise<readonly LawSentence[]>): void {
    const told = { text, laws: [] };
    newest.current = told;
    setSaid(told);
    void laws?.then(
      (found) => newest.current === told && setSaid({ ...told, laws: found }),
      () => undefined,
    );
  }
  const isLawTold = said.laws.length > 0;
  useEffect(() => {
    if (!isLawTold) return;
    const timer = setTimeout(() => setSaid(({ text }) => ({ text, laws: [] })), readFor);
    return () => clearTimeout(timer);
  }, [isLawTold]);
  return [said, say];
}
