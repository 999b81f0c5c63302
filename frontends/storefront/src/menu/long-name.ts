/** Letters in the longest part of a name that must not be broken. */
export const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s\u00ad-]+/).map(({ length }) => length));

/** On a phone such a name stands below the dishes instead of beside them, and nowhere in the largest letters. */
export const isLongName = (name: string): boolean => name.length > 24 || longestWord(name) > 12;
