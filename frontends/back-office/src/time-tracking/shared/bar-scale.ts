const hour = 3_600_000;

type Span = { startAt: string; endAt: string | null };

/** Full hours that enclose the spans, in ms; at least one hour, because an open span is only an instant. */
export function barScale(spans: readonly Span[]): { from: number; to: number } {
  const instants = spans.flatMap(({ startAt, endAt }) => [startAt, endAt ?? startAt]).map((at) => Date.parse(at));
  const from = Math.floor(Math.min(...instants) / hour) * hour;
  return { from, to: Math.max(Math.ceil(Math.max(...instants) / hour) * hour, from + hour) };
}
