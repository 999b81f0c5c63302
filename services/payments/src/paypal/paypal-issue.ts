import { z } from 'zod';

const answered = z.object({ statusCode: z.int(), body: z.string() });
const refusal = z.object({
  name: z.string().default(''),
  details: z.array(z.object({ issue: z.string() })).default([]),
});

/** Status and first issue of an error by PayPal, such as 422 INSTRUMENT_DECLINED; undefined without an answer. */
export function parseIssue(error: unknown): { status: number; name: string } | undefined {
  const answer = answered.safeParse(error).data;
  if (!answer) return undefined;
  const body = refusal.safeParse(parsed(answer.body)).data;
  return { status: answer.statusCode, name: body?.details[0]?.issue ?? body?.name ?? '' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
