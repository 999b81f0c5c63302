/** How many reached a step, in these days and in as many before. */
export type FunnelStep = { name: 'visitors' | 'menu' | 'checkout' | 'orders'; now: number; before: number };

/** A step with its share of the first, in percent with one decimal, and how many of the step before did not come so far. */
export type FunnelStage = FunnelStep & {
  share: number;
  shareBefore: number;
  /** Null for the first step, and where more came than before it: by a link that leads past it. */
  loss: { count: number; percent: number; isWorst: boolean } | null;
};

const percent = (part: number, whole: number): number => (whole > 0 ? Math.round((1_000 * part) / whole) / 10 : 0);

/** The way from a visit to an order, and where most of it is lost. */
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

/** Of a page, by the name of its route (STAT-12). */
export const visitorsOf = (pages: Pages, name: string): number =>
  pages.find(({ page }) => page === name)?.visitors ?? 0;

/** What staff wrote down nobody came for to the site. */
export const orderedOnline = (origins: Origins): number =>
  origins.reduce((sum, { origin, orders }) => (origin === 'staff' ? sum : sum + orders), 0);
