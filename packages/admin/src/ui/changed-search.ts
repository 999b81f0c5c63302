/** Returns a copy of the parameters with changes applied; undefined and '' remove one. */
export function changedSearch(
  before: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) value ? next.set(name, String(value)) : next.delete(name);
  return next;
}
