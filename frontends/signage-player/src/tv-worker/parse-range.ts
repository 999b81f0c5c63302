/**
 * Bytes of a file that a `Range` header requests, as a half-open range; `whole` without a range or with one that is not
 * understood; `unsatisfiable` if it lies outside of the file. RFC 9110, section 14.
 */
export function parseRange(
  header: string | null,
  size: number,
): { from: number; to: number } | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count > 0 ? { from: size - count, to: size } : 'unsatisfiable';
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return 'whole';
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size : Math.min(Number(last) + 1, size) };
}
