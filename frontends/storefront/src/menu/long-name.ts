/** Length of the longest unbreakable part of a name. */
export const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s\u00ad-]+/).map(({ length }) => length));

/** Whether a name is long: on phones it is shown below the dishes, and nowhere in the largest font size. */
export const isLongName = (name: string): boolean => name.length > 24 || longestWord(name) > 12;
