import { Problem } from '@theke/kit/problem';
import { checkContent, type Purpose } from '@theke/rules/content/check-content';
import type { Layout } from '@theke/rules/content/fields';

/** @throws Problem 422 naming each invalid field, prefixed with `under` */
export function checkLayout(layout: Layout, content: unknown, under: string, purpose: Purpose = 'draft'): void {
  const faults = checkContent(layout, content, purpose);
  if (faults.length > 0)
    throw new Problem(
      422,
      faults.map(({ field, message }) => ({
        message,
        field: field === '' ? under : `${under}.${field}`,
        code: 'CONTENT',
      })),
    );
}
