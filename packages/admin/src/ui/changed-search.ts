/** Returns a copy of the parameters with changes applied; undefined and '' remove one. */
export function changedSearch(
  current: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) value ? next.set(name, String(value)) : next.delete(name);
  return next;
}
