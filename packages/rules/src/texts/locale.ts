// For other packages: within its own, each names the catalogue, which the English build takes another for.
export { locale } from './locale.de.ts';
