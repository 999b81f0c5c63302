import type { ImageRef } from '@theke/contracts/wire';

/** A picture of a page, with its alternative text. */
export type ShownPicture = ImageRef & { readonly alt?: string };

/** Readable text of a field in a version; `key` is the same in both versions, regardless of the section's position. */
export type PageLine = {
  key: string;
  label: string;
  /** Does not contain the ids of `pictures`; may be empty if there are pictures. */
  text: string;
  /** Pictures of an image field. */
  pictures?: readonly ShownPicture[];
};

export type LineChange = {
  key: string;
  label: string;
  before: string;
  after: string;
  /** Pictures that differ; undefined if none does. */
  pictures?: { readonly before: readonly ShownPicture[]; readonly after: readonly ShownPicture[] };
};

/**
 * Pictures that only one of two versions has; all pictures if only their order differs. Ignores replaced files, because
 * URLs of earlier files redirect to the newest.
 */
function changedPictures(
  before: readonly ShownPicture[] = [],
  after: readonly ShownPicture[] = [],
): LineChange['pictures'] {
  const idsOf = (pictures: readonly ShownPicture[]) => pictures.map(({ id }) => id);
  const [old, fresh] = [idsOf(before), idsOf(after)];
  if (old.join() === fresh.join()) return undefined;
  const removed = before.filter(({ id }) => !fresh.includes(id));
  const added = after.filter(({ id }) => !old.includes(id));
  return removed.length + added.length > 0 ? { before: removed, after: added } : { before, after };
}

/** Returns the lines that differ, in the order of the newer version; removed ones are last. */
export function changedLines(before: readonly PageLine[], after: readonly PageLine[]): LineChange[] {
  const [old, fresh] = [before, after].map((lines) => new Map(lines.map((line) => [line.key, line]))) as [
    Map<string, PageLine>,
    Map<string, PageLine>,
  ];
  return [...new Map([...fresh, ...old].map(([key, { label }]) => [key, label]))]
    .map(([key, label]) => {
      const [earlier, later] = [old.get(key), fresh.get(key)];
      const pictures = changedPictures(earlier?.pictures, later?.pictures);
      return { key, label, before: earlier?.text ?? '', after: later?.text ?? '', ...(pictures && { pictures }) };
    })
    .filter((change) => change.before !== change.after || change.pictures !== undefined);
}
