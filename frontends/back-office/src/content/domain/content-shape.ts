import type { Layout } from '@theke/rules/content/fields';
import { withAllFields, withoutEmptyFields } from './content-fields.ts';

type Draft = Record<string, unknown>;
type Content = Readonly<Record<string, unknown>>;

/** How forms edit and send what holds content of a layout. */
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
