const surnameOf = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

/** Order of names that are shown with the first name first: by the last word, then by the whole name. */
export const compareBySurname = (one: string, other: string): number =>
  surnameOf(one).localeCompare(surnameOf(other), 'de') || one.localeCompare(other, 'de');
