import type { Layout } from '@theke/rules/content/fields';
import { withAllFields, withoutEmptyFields } from './content-fields.ts';

type Draft = Record<string, unknown>;
type Content = Readonly<Record<string, unknown>>;

/** Conversions between stored content and the form's values. */
export const contentShape = (layoutOf: (type: unknown) => Layout) => ({
  edited: (draft: Draft): Draft => ({
    ...draft,
    content: withAllFields(layoutOf(draft.type), draft.content as Content),
  }),
  sent: (draft: Draft): Draft => ({
    ...draft,
    content: withoutEmptyFields(layoutOf(draft.type), draft.content as Content),
  }),
});
