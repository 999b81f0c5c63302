import { truncate } from './truncate.ts';

/** Truncates a text to `length` if it is longer than `from`, so that slightly longer texts stay complete. */
const cutAt = (text: string, from: number, length: number): string =>
  [...text].length > from ? truncate(text, length) : text;

/** Text lengths of teasers (PROJECT-10). */
export const projectTeaser = ({ title, introduction }: { title: string; introduction: string }) => ({
  title: truncate(title, 64),
  introduction: cutAt(introduction, 110, 114),
});

export const postTeaser = ({ title, introduction }: { title: string; introduction: string }) => ({
  title: truncate(title, 64),
  introduction: cutAt(introduction, 64, 74),
});

/** Maximum number of entries shown per page. */
export const maxTopics = 3;
export const maxRelated = 3;
export const maxCaseStudies = 4;
export const maxFound = 10;
export const newsScrollerLimit = 5;
/** Duration of a slide in seconds. */
export const slideSeconds = 5;
