import type { Branch } from '@theke/contracts/catalog/branch';
import type { Tag } from '@theke/contracts/catalog/tag';
import { searchText, searchWords } from '@theke/rules/lists/search-text';

/**
 * Filters branches (BRANCHES-06). The input is split at commas and spaces. A branch matches if one term is contained
 * in its name, street, city, zip code, keywords or a tag's name, ignoring case. A tag narrows the list further.
 */
export function fittingBranches(
  branches: readonly Branch[],
  tags: readonly Tag[],
  input: string,
  tag?: string,
): Branch[] {
  const terms = searchWords(input.replaceAll(',', ' '));
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  return branches.filter((branch) => {
    if (tag && !branch.tags.some(({ id }) => id === tag)) return false;
    const texts = [branch.name, branch.street, branch.city, branch.zipCode, branch.keywords];
    const text = searchText([...texts, ...branch.tags.map(({ id }) => tagNames.get(id) ?? '')].join('\n'));
    return terms.length === 0 || terms.some((term) => text.includes(term));
  });
}
