const spelling = (tag: string): string => tag.toLocaleLowerCase('de');

/** Adds the tags of a comma-separated input; a tag that exists in any spelling is not added again. */
export function withTags(tags: readonly string[], input: string): string[] {
  const all = [...tags];
  for (const part of input.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag !== '' && !all.some((one) => spelling(one) === spelling(tag))) all.push(tag);
  }
  return all;
}
