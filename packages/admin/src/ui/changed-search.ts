/** An address's parameters with others in the place of some; one without a value leaves the address. */
export function changedSearch(
  before: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) value ? next.set(name, String(value)) : next.delete(name);
  return next;
}
