/** About as many letters as search engines show of a title, and of a description. */
export const searchTitleLength = 60;
export const searchDescriptionLength = 155;

/** Cuts a text at the end of a word and adds an ellipsis, as search engines do. Never splits a surrogate pair. */
export function cutAtWord(text: string, length: number): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')];
  if (letters.length <= length) return letters.join('');
  const cut = letters.slice(0, length + 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, length)).join('').replace(/[\s,;:.–-]+$/, '')} …`;
}

/** Title and description of a page as they appear in search results. */
export const toSearchResult = ({ title, description }: { title: string; description: string }) => ({
  title: cutAtWord(title, searchTitleLength),
  description: cutAtWord(description, searchDescriptionLength),
});
