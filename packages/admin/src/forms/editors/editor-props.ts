import type { FieldMeta } from '@theke/contracts/field';
import type { z } from 'zod';

/** What every editor is given: where its value lies in the draft, and what the definition says of it. */
export type EditorProps = { name: string; schema: z.ZodType; meta: FieldMeta; isLabelHidden?: boolean };
