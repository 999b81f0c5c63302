/** Size limits of content, checked before any other validation. */
export const maxOfContent = { depth: 40, values: 20_000, letters: 1_000_000 } as const;

/**
 * Returns the reason why a value is too large, or undefined: depth, number of values, letters of texts and names. Uses
 * an explicit stack and stops at the first exceeded limit, so that depth and size cannot exhaust resources.
 */
export function tooLarge(value: unknown): string | undefined {
  const open: [value: unknown, depth: number][] = [[value, 1]];
  let [values, letters] = [0, 0];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    values += 1;
    if (depth > maxOfContent.depth) return 'Der Inhalt ist zu tief verschachtelt. Bitte vereinfachen Sie ihn.';
    if (values > maxOfContent.values) return 'Der Inhalt hat zu viele Teile. Bitte entfernen Sie einige.';
    if (typeof value === 'string') letters += value.length;
    else if (typeof value === 'object' && value !== null)
      for (const [name, child] of Object.entries(value)) {
        letters += Array.isArray(value) ? 0 : name.length;
        open.push([child, depth + 1]);
        if (open.length > maxOfContent.values) return 'Der Inhalt hat zu viele Teile. Bitte entfernen Sie einige.';
      }
    if (letters > maxOfContent.letters) return 'Der Inhalt ist zu lang. Bitte kürzen Sie ihn.';
  }
  return undefined;
}
