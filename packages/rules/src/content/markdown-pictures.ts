import { undescribed } from './rich-text.ts';

/** Code is shown literally. Inline code is limited in length, because the search takes quadratic time. */
const code =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(`{1,32})(?!`)[\s\S]{0,999}?[^`]\2(?!`)/gm;
/** A picture with an inline address or a reference to one defined elsewhere. */
const picture = /(?<!\\)!\[((?:\\[\s\S]|[^\]\\]){0,999})\](?:\(|\[[^\]]{1,999}\])/g;

/**
 * Faults of a Markdown text for publication: pictures without description. Each is the second half of a sentence that
 * begins with the field's label. The counterpart of `undescribedPictures` for rich text.
 */
export function undescribedInMarkdown(text: string): string[] {
  const pictures = [...text.replaceAll(code, ' ').matchAll(picture)];
  return pictures.flatMap(([, alt = ''], at) => (alt.trim() === '' ? [at + 1] : [])).map(undescribed);
}
