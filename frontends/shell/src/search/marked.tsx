import type { ReactNode } from 'react';

/** A text in which what was looked for stands out, wherever it stands in it. */
export function marked(text: string, term: string): ReactNode[] {
  const shown: ReactNode[] = [];
  const [all, looked] = [text.toLowerCase(), term.toLowerCase()];
  // Letters whose small form has another length move what comes behind them.
  if (looked === '' || all.length !== text.length) return [text];
  let from = 0;
  for (let at = all.indexOf(looked); at >= 0; at = all.indexOf(looked, from)) {
    shown.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + looked.length)}</mark>);
    from = at + looked.length;
  }
  return [...shown, text.slice(from)];
}
