/** Shorter words fit into every column. */
const shortestWord = 15;
const softHyphen = '\u00ad';
const vowel = 'aeiouyäöüàéèìòù';
/** Consonants that begin a syllable together, some only after another consonant; others are divided before the last. */
const afterConsonant = `(?<=[^${vowel}])(?:s[pt]r?|pf[lr]?)`;
const onset = `(?:sch[lmnrw]?|ch|ck|ph|th|qu|${afterConsonant}|[bcfgkp][lr]|[gk]n|[dt]r|[bcdfghjklmnpqrstvwxzß])`;
/** A vowel and further consonants, followed by a syllable. */
const boundary = new RegExp(`([${vowel}])([^${vowel}]*?)(?=${onset}[${vowel}])`, 'g');
/** The shortest part before and after a hyphen. */
const shortestPart = 3;

function hyphenate(word: string): string {
  if (word.length < shortestWord) return word;
  const lower = word.toLowerCase();
  let result = '';
  let last = 0;
  for (const match of lower.matchAll(boundary)) {
    const at = (match.index ?? 0) + match[0].length;
    if (at - last < shortestPart || word.length - at < shortestPart) continue;
    result += word.slice(last, at) + softHyphen;
    last = at;
  }
  return result + word.slice(last);
}

/** Adds soft hyphens between the syllables of long German words. Text without them is unchanged. */
export const softHyphens = (text: string): string => text.replace(/\p{L}+/gu, hyphenate);
