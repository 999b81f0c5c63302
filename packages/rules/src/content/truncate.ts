/**
 * The first `length` letters of a text and "..." where there were more (CONTENT-06). Never half of a letter that two code units make up.
 */
export function truncate(text: string, length = 128): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}...` : text;
}
