import type { FieldMeta } from '@theke/contracts/field';
import type { z } from 'zod';

/** Props of every editor: the path of its value in the draft, and its schema and metadata. */
export type EditorProps = { name: string; schema: z.ZodType; meta: FieldMeta; isLabelHidden?: boolean };
