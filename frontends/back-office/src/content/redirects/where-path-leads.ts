/** Where a guest arrives who calls a path of this site, and whether there is anything. */
export type Arrival = { path: string; isThere: boolean };

/** The path of this site that was meant; undefined where it is none. */
export function ownPath(typed: string, origin: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /^\/?[/\\]/.test(text.replace(/^\//, ''))) return undefined;
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `/${text.replace(/^\//, '')}`, origin);
  return url?.origin === origin ? url.pathname + url.search : undefined;
}

/** Asks the site itself, as somebody who is not logged in: redirects, former paths and pages count as they do for guests. */
export async function wherePathLeads(path: string, origin: string): Promise<Arrival> {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-store', headers: { accept: 'text/html' } });
  await answer.body?.cancel();
  const { pathname, search, hash } = new URL(answer.url, origin);
  return { path: pathname + search + hash, isThere: answer.ok };
}
