/** Joins class names and leaves out what is not on: `classNames(css.row, isOpen && css.open)`. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
