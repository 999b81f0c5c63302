/** Joins the class names that are set: `classNames(css.row, isOpen && css.open)`. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
