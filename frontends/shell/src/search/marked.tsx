import type { ReactNode } from 'react';

/** Marks all occurrences of a search term in a text. */
export function marked(text: string, term: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  const [all, looked] = [text.toLowerCase(), term.toLowerCase()];
  // If lower-casing changes the length of the text, offsets would not match.
  if (looked === '' || all.length !== text.length) return [text];
  let from = 0;
  for (let start = all.indexOf(looked); start >= 0; start = all.indexOf(looked, from)) {
    nodes.push(text.slice(from, start), <mark key={start}>{text.slice(start, start + looked.length)}</mark>);
    from = start + looked.length;
  }
  return [...nodes, text.slice(from)];
}
