// For other packages. Within this package, modules import the catalogue directly, so that the English build can replace
// it.
export { locale } from './locale.de.ts';
