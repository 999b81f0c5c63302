/** Number of visitors who reached a step, in the range and in the compared days. */
export type FunnelStep = { name: 'visitors' | 'menu' | 'checkout' | 'orders'; now: number; before: number };

/** A step with its percentage of the first one, with one decimal, and the loss since the step before. */
export type FunnelStage = FunnelStep & {
  share: number;
  shareBefore: number;
  /** null for the first step, and if the step has more visitors than the one before: a link may skip it. */
  loss: { count: number; percent: number; isWorst: boolean } | null;
};

const percent = (part: number, whole: number): number => (whole > 0 ? Math.round((1_000 * part) / whole) / 10 : 0);

/** Calculates shares and losses of a funnel, and marks the largest loss. */
export function funnelOf(steps: readonly FunnelStep[]): FunnelStage[] {
  const first = steps[0];
  const losses = steps.map(({ now }, at) => {
    const earlier = steps[at - 1]?.now ?? 0;
    return earlier > now ? { count: earlier - now, percent: percent(earlier - now, earlier) } : null;
  });
  const worst = Math.max(...losses.map((loss) => loss?.percent ?? 0));
  return steps.map((step, at) => {
    const loss = losses[at] ?? null;
    return {
      ...step,
      share: percent(step.now, first?.now ?? 0),
      shareBefore: percent(step.before, first?.before ?? 0),
      loss: loss && { ...loss, isWorst: loss.percent === worst },
    };
  });
}

type Pages = readonly { page: string; visitors: number }[];
type Origins = readonly { origin: string; orders: number }[];

/** Visitors of a page, by the name of its route (STAT-12). */
export const visitorsOf = (pages: Pages, name: string): number =>
  pages.find(({ page }) => page === name)?.visitors ?? 0;

/** Orders without those entered by staff, which have no visit. */
export const orderedOnline = (origins: Origins): number =>
  origins.reduce((sum, { origin, orders }) => (origin === 'staff' ? sum : sum + orders), 0);
