import type { generateImage } from '@theke/contracts/ai/generation';
import type { Parsed } from '@theke/contracts/endpoint';

export type ImageRequest = Parsed<typeof generateImage>['body'];

export const longestImageBrief = 400;
/** Characters that a description needs at least. */
export const shortestImageBrief = 3;

/** Adds a hint such as "von oben" to a description, or removes it. */
export function toggleHint(brief: string, hint: string): string {
  const parts = brief
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return (parts.includes(hint) ? parts.filter((part) => part !== hint) : [...parts, hint]).join(', ');
}

export const hasHint = (brief: string, hint: string): boolean => brief.split(',').some((part) => part.trim() === hint);

/** File name of a generated picture: the beginning of its description. */
export function generatedFileName(brief: string, type: string): string {
  const words = brief
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${words.toLowerCase() || 'bild'}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`;
}
