/** Vulgar fractions that the fonts lack; ¼, ½ and ¾ are in all of them. */
const fractions = /(\d?)([\u2150-\u215e\u2189])/g;
/** Emoji and pictographs; no font contains them. */
const pictographs = /[\u2600-\u27bf]|\ufe0f|[\u{1f000}-\u{1faff}]/gu;

/** Characters without a shape, except line breaks; the canvas throws on NUL. */
const controls = /[^\P{Cc}\n]/gu;

/** A text in letters that the fonts contain: "⅛ l" becomes "1/8 l", pictographs and control characters are left out. */
export const writableText = (text: string): string =>
  text
    .replace(controls, ' ')
    .replace(fractions, (_, digit: string, sign: string) => {
      const fraction = sign.normalize('NFKC').replace('\u2044', '/');
      return digit ? `${digit}\u00a0${fraction}` : fraction;
    })
    .replace(pictographs, '');
