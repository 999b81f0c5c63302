export type ActionCounts = { clicks: number; fields: number; characters: number; screens: number };

/** Seconds that a person needs, by the estimates in docs/performance/ten-tasks.md. */
export const estimateSeconds = ({ clicks, fields, characters, screens }: ActionCounts): number =>
  clicks * 1.5 + fields * 3 + characters * 0.35 + screens * 8;
