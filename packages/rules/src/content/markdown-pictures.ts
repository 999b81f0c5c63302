import { undescribed } from './rich-text.ts';

/** What stands in code is shown as it is. Longer pieces within a line are nobody's, and cost their square. */
const code =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(`{1,32})(?!`)[\s\S]{0,999}?[^`]\2(?!`)/gm;
/** A picture by its address, or by a name that its address is told under elsewhere. */
const picture = /(?<!\\)!\[((?:\\[\s\S]|[^\]\\]){0,999})\](?:\(|\[[^\]]{1,999}\])/g;

/**
 * What is wrong with a text in Markdown whose pictures everybody is to see, each the end of a sentence that begins with its label: a picture without
 * words. As `undescribedPictures` says of rich text.
 */
export function undescribedInMarkdown(text: string): string[] {
  const pictures = [...text.replaceAll(code, ' ').matchAll(picture)];
  return pictures.flatMap(([, words = ''], at) => (words.trim() === '' ? [at + 1] : [])).map(undescribed);
}
