import { truncate } from './truncate.ts';

/** Cut at `length` where a text is longer than `from`, so that no word is missing for the sake of three letters. */
const cutAt = (text: string, from: number, length: number): string =>
  [...text].length > from ? truncate(text, length) : text;

/** How long texts of teasers are (PROJECT-10). */
export const projectTeaser = ({ title, introduction }: { title: string; introduction: string }) => ({
  title: truncate(title, 64),
  introduction: cutAt(introduction, 110, 114),
});

export const postTeaser = ({ title, introduction }: { title: string; introduction: string }) => ({
  title: truncate(title, 64),
  introduction: cutAt(introduction, 64, 74),
});

/** How many of a kind pages show. */
export const maxTopics = 3;
export const maxRelated = 3;
export const maxCaseStudies = 4;
export const maxFound = 10;
export const newsScrollerLimit = 5;
/** Seconds that a slide stays. */
export const slideSeconds = 5;
