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
    const [one, depth] = next;
    values += 1;
    if (depth > maxOfContent.depth) return 'Der Inhalt ist zu tief verschachtelt. Bitte vereinfachen Sie ihn.';
    if (values > maxOfContent.values) return 'Der Inhalt hat zu viele Teile. Bitte entfernen Sie einige.';
    if (typeof one === 'string') letters += one.length;
    else if (typeof one === 'object' && one !== null)
      for (const [name, each] of Object.entries(one)) {
        letters += Array.isArray(one) ? 0 : name.length;
        open.push([each, depth + 1]);
        if (open.length > maxOfContent.values) return 'Der Inhalt hat zu viele Teile. Bitte entfernen Sie einige.';
      }
    if (letters > maxOfContent.letters) return 'Der Inhalt ist zu lang. Bitte kürzen Sie ihn.';
  }
  return undefined;
}
