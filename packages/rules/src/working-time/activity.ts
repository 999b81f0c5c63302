/**
 * An activity: work from start to end, including pauses. Instants are ISO UTC ("2026-03-29T00:30:00.000Z"). `endAt` is
 * null while running.
 */
export interface WorkedActivity {
  readonly startAt: string;
  readonly endAt: string | null;
  readonly pauses: readonly { readonly startAt: string; readonly endAt: string | null }[];
}
