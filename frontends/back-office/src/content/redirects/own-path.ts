/** Normalises a typed path; undefined if it is not on this site. */
export function ownPath(typed: string, origin: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /^\/?[/\\]/.test(text.replace(/^\//, ''))) return undefined;
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `/${text.replace(/^\//, '')}`, origin);
  return url?.origin === origin ? url.pathname + url.search : undefined;
}
