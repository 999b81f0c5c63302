import type { ReactNode } from 'react';

/** Marks all occurrences of a search term in a text. */
export function marked(text: string, term: string): ReactNode[] {
  const shown: ReactNode[] = [];
  const [all, looked] = [text.toLowerCase(), term.toLowerCase()];
  // If lower-casing changes the length of the text, offsets would not match.
  if (looked === '' || all.length !== text.length) return [text];
  let from = 0;
  for (let at = all.indexOf(looked); at >= 0; at = all.indexOf(looked, from)) {
    shown.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + looked.length)}</mark>);
    from = at + looked.length;
  }
  return [...shown, text.slice(from)];
}
