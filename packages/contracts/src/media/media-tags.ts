import { z } from 'zod';
import { oneLine } from '../one-line.ts';

/** Maximum characters of a tag of a picture or file. */
export const longestTag = 40;
const maxTags = 12;

const isSameTag = (one: string, other: string): boolean =>
  one.localeCompare(other, 'de', { sensitivity: 'base' }) === 0;

/** Words by which staff group and find pictures and files. Sent twice, in any spelling, a tag counts once. */
export const mediaTags = z
  .array(oneLine(longestTag).min(1))
  .max(maxTags)
  .overwrite((tags) => tags.filter((tag, at) => tags.findIndex((one) => isSameTag(one, tag)) === at));
