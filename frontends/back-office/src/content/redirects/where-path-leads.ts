/** Final path of a request by a guest, and whether a page exists there. */
export type Arrival = { path: string; isThere: boolean };

/** Normalises a typed path; undefined if it is not on this site. */
export function ownPath(typed: string, origin: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /^\/?[/\\]/.test(text.replace(/^\//, ''))) return undefined;
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `/${text.replace(/^\//, '')}`, origin);
  return url?.origin === origin ? url.pathname + url.search : undefined;
}

/** Requests a path without login: redirects, former paths and pages apply as for guests. */
export async function wherePathLeads(path: string, origin: string): Promise<Arrival> {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-store', headers: { accept: 'text/html' } });
  await answer.body?.cancel();
  const { pathname, search, hash } = new URL(answer.url, origin);
  return { path: pathname + search + hash, isThere: answer.ok };
}
