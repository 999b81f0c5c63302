import type { LawSentence } from '@theke/contracts/time-tracking/law-sentence';
import { useEffect, useRef, useState } from 'react';

/** Display time in ms: a person's legal findings must disappear before the next person comes. */
const readFor = 20_000;

type Said = { text: string; laws: readonly LawSentence[] };
const nothing: Said = { text: '', laws: [] };

/** Message after a press; legal findings follow with the server's response and disappear automatically. */
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
