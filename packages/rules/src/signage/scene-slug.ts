import { toSlug } from '../content/slug.ts';

const maxLength = 70;

/** Path of a scene with this name: lower-case letters and digits, parts divided by single hyphens. */
export const sceneSlug = (name: string): string =>
  toSlug(name).replace(/^-+/, '').slice(0, maxLength).replace(/-+$/, '') || 'szene';
