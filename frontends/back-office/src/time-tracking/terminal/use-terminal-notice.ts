import type { LawSentence } from '@theke/contracts/time-tracking/law-sentence';
import { useEffect, useRef, useState } from 'react';

/** Display time in ms: a person's legal findings must disappear before the next person comes. */
const readFor = 20_000;

type TerminalNotice = { text: string; laws: readonly LawSentence[] };
const nothing: TerminalNotice = { text: '', laws: [] };

/** Message after a press; legal findings follow with the server's response and disappear automatically. */
export function useTerminalNotice(): [
  said: TerminalNotice,
  say: (text: string, laws?: Promise<readonly LawSentence[]>) => void,
] {
  const [notice, setNotice] = useState(nothing);
  const newest = useRef(nothing);
  function say(text: string, laws?: Promise<readonly LawSentence[]>): void {
    const newNotice = { text, laws: [] };
    newest.current = newNotice;
    setNotice(newNotice);
    void laws?.then(
      (found) => newest.current === newNotice && setNotice({ ...newNotice, laws: found }),
      () => undefined,
    );
  }
  const hasLaws = notice.laws.length > 0;
  useEffect(() => {
    if (!hasLaws) return;
    const timer = setTimeout(() => setNotice(({ text }) => ({ text, laws: [] })), readFor);
    return () => clearTimeout(timer);
  }, [hasLaws]);
  return [notice, say];
}
