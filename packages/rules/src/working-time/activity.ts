/** What somebody worked: from start to end, with pauses in it; instants in ISO UTC ("2026-03-29T00:30:00.000Z"). `endAt` is null while it runs. */
export interface WorkedActivity {
  readonly startAt: string;
  readonly endAt: string | null;
  readonly pauses: readonly { readonly startAt: string; readonly endAt: string | null }[];
}
