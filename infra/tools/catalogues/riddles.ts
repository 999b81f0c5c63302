// Patterns of comments that a reader has to decode, with their plain words (CONTRIBUTING.md, "How we write").

/** Each pattern with what to write instead. */
export const riddles: readonly [pattern: RegExp, instead: string][] = [
  [/\bwhere nothing is said\b/i, '"Default: ..."'],
  [/\bwhoever\b/i, 'name the person or the code'],
  [/\b(?:is|are|was|were) told\b/i, 'published, sent, returned, notified'],
  [/\bof before\b/i, 'legacy, earlier'],
  [/\bat hand\b/i, 'cached, in memory, available'],
  [/\bso (?:many|much|long|often) at most\b/i, '"At most n"'],
  [/\bnone of (?:a|the) \w+'s business\b/i, 'hidden from'],
  [/^\W*(?:what|whoever|that which) (?:is|was|has|comes|goes|stands|lies)\b/i, 'begin with a verb or the thing itself'],
  [/\b(?:stands|lies) (?:beside|behind|in|on|there|here)\b/i, 'is next to, follows, is stored in'],
];

const comments = /\/\*\*?[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;
/** Comments that tools read, and strings that look like comments. */
const isForTools = (comment: string): boolean => /biome-ignore|webpackChunkName|@ts-|^\/\*(?:['"]|\*\/)/.test(comment);

/** Riddles in the comments of a source text, as `line: comment`. */
export const findRiddles = (source: string): string[] =>
  [...source.matchAll(comments)].flatMap(({ 0: comment, index }) => {
    const text = comment.replaceAll(/^\/[*/]+\s*|\s*\*\/$|\s*\n\s*\*\s?/g, ' ').trim();
    const [, instead] = riddles.find(([pattern]) => !isForTools(comment) && pattern.test(text)) ?? [];
    return instead ? [`${source.slice(0, index).split('\n').length}: ${text} (write: ${instead})`] : [];
  });
