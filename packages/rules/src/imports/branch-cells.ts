import { branchCellTexts as texts } from './branch-cells.de.ts';
import { UnreadCell } from './read-cells.ts';

export type NamedBranch = { id: string; name: string };

const nameKey = (name: string) => name.trim().toLowerCase();

/** Finds a branch by its name in a cell. @throws UnreadCell */
export function readBranch(text: string, branches: readonly NamedBranch[]): { id: string } {
  const [branch, other] = branches.filter(({ name }) => nameKey(name) === nameKey(text));
  if (!branch)
    throw new UnreadCell(
      texts.noBranch(
        text,
        branches.map(({ name }) => name),
      ),
    );
  if (other) throw new UnreadCell(texts.ambiguous(text));
  return { id: branch.id };
}

/** Finds several branches; their names are separated by commas, semicolons or bars. @throws UnreadCell */
export function readBranches(text: string, branches: readonly NamedBranch[]): { id: string }[] {
  // A name may contain a comma itself.
  if (branches.some(({ name }) => nameKey(name) === nameKey(text))) return [readBranch(text, branches)];
  const names = text.split(/[,;|]/).filter((name) => name.trim() !== '');
  const found = new Map(names.map((name) => readBranch(name.trim(), branches)).map((branch) => [branch.id, branch]));
  return [...found.values()];
}
