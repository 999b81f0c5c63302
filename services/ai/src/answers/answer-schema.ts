import { z } from 'zod';

const fields = z.array(z.strictObject({ field: z.string(), text: z.string() }));

/** Answer to a page or a block. All keys are required: strict JSON schemas of providers know no optional ones. */
export const pageAnswer = z.strictObject({
  title: z.string().nullable(),
  description: z.string().nullable(),
  blocks: z
    .array(
      z.strictObject({
        /** Null: a new block. `page`: fields of the page itself. */
        id: z.string().nullable(),
        type: z.string(),
        fields,
        /** Entries of a new block with a list. */
        entries: z.array(fields),
      }),
    )
    .max(200),
});
export type PageAnswer = z.output<typeof pageAnswer>;

export const textAnswer = z.strictObject({ texts: z.array(z.string()).min(1).max(5) });

/** JSON of an answer, with or without a Markdown fence around it; undefined if it does not have the expected form. */
export function parseAnswer<S extends z.ZodType>(schema: S, text: string): z.output<S> | undefined {
  const inside = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text;
  try {
    const { data } = schema.safeParse(JSON.parse(inside));
    return data;
  } catch {
    return undefined;
  }
}

export const jsonSchemaOf = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema) as Record<string, unknown>;
  return rest;
};
