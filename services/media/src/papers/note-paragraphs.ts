/** Lines from which on a paragraph is a list, which is printed in a row. */
const listLines = 4;

/** Paragraphs of a text; lists of short lines, such as the letters of allergens, take one row. */
export const noteParagraphs = (note: string): string[] =>
  note
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      return lines.length >= listLines ? lines.map((line) => line.trim()).join(' · ') : paragraph;
    });
