/**
 * Truncates a text to `length` letters and appends "..." if it was longer (CONTENT-06). Never splits a surrogate pair.
 */
export function truncate(text: string, length = 128): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}...` : text;
}
