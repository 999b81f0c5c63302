import type { Branch } from '@theke/contracts/catalog/branch';

type Named = Pick<Branch, 'identifier' | 'name' | 'isPublic'>;
const max = 4;

const toWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
const isAlike = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Finds branches that a mistyped path may mean, sorted by the number of words in common. */
export function nearBranches<B extends Named>(path: string, branches: readonly B[]): B[] {
  const pathWords = toWords(path);
  const shared = ({ identifier, name }: B) =>
    toWords(`${identifier} ${name}`).filter((word) => pathWords.some((one) => isAlike(one, word))).length;
  return branches
    .filter(({ isPublic }) => isPublic)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, max);
}
