import type { Transaction } from '@theke/kit/database/database';
import type { Span } from '@theke/rules/working-time/spans';

/** Period of a person in which an activity begins: [from, until). */
type SpanOfPerson = { person: string; from: Date; until: Date };
const columnsOf = (spans: readonly SpanOfPerson[]) => [
  spans.map(({ person }) => person),
  spans.map(({ from }) => from),
  spans.map(({ until }) => until),
];

const settled = `unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as asked (of_person, since, until)
  join working_activity on person_id = of_person and start_at >= since and start_at < until and end_at is not null and not is_removed`;

/**
 * Finished activities, reduced to what sums and labour laws need, because years of them are read at once. No two
 * overlap (TIME-06).
 */
export const settledStore = {
  /** Worked time in whole seconds, by person. */
  async seconds(tx: Transaction, spans: readonly SpanOfPerson[]): Promise<Map<string, number>> {
    const rows = await tx.query<{ person_id: string; seconds: number }>(
      `select person_id, sum(worked_seconds)::int as seconds from ${settled} group by person_id`,
      columnsOf(spans),
      'settled-seconds',
    );
    return new Map(rows.map(({ person_id, seconds }) => [person_id, seconds]));
  },

  /** Worked time of each activity in whole seconds, by person. */
  async listSeconds(
    tx: Transaction,
    spans: readonly SpanOfPerson[],
  ): Promise<Map<string, { startAt: string; seconds: number }[]>> {
    const rows = await tx.query<{ person_id: string; start_at: Date; worked_seconds: number }>(
      `select distinct person_id, id, start_at, worked_seconds from ${settled}`,
      columnsOf(spans),
      'settled-each',
    );
    const found = Map.groupBy(rows, ({ person_id }) => person_id);
    return new Map(
      [...found].map(([person, rows]) => [
        person,
        rows.map((row) => ({ startAt: row.start_at.toISOString(), seconds: row.worked_seconds })),
      ]),
    );
  },

  /** Worked periods by person, unordered. */
  async work(tx: Transaction, queries: readonly SpanOfPerson[]): Promise<Map<string, Span[]>> {
    // One text of numbers per person: parsing timestamps of thousands of rows takes longer than finding them.
    const rows = await tx.query<{ person_id: string; spans: string }>(
      `select person_id, string_agg(worked_spans, '') as spans from ${settled} group by person_id`,
      columnsOf(queries),
      'settled-work',
    );
    return new Map(rows.map(({ person_id, spans }) => [person_id, spansIn(spans)]));
  },
};

/** @param text '{[1764140400,1764154800)}{...}': pairs of epoch seconds */
function spansIn(text: string): Span[] {
  const spans: Span[] = [];
  const seconds = text.match(/\d+/g) ?? [];
  for (let at = 0; at < seconds.length; at += 2)
    spans.push({ from: Number(seconds[at]) * 1_000, to: Number(seconds[at + 1]) * 1_000 });
  return spans;
}
