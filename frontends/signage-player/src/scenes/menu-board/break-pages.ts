/** Heights in px. The height of a heading and of a row includes its margins. */
export type MeasuredSection = { readonly heading: number; readonly rows: readonly number[] };

/** Rows [from, to) of a section, below its heading. */
export type ColumnPart = { readonly section: number; readonly from: number; readonly to: number };
export type Column = readonly ColumnPart[];
export type Page = readonly Column[];

/** Identifies a page by its first row. */
export const pageKey = (page: Page): string => `${page[0]?.[0]?.section} ${page[0]?.[0]?.from}`;

type Room = {
  /** Columns of a page. */
  readonly columns: number;
  /** Height of a column. */
  readonly height: number;
  /** Distance between two sections in a column. */
  readonly gap: number;
};

type Row = { readonly section: number; readonly index: number; readonly height: number };

/** Costs by which one arrangement is better than another; squared deviations from equal heights are between 0 and 1. */
const splitCost = 0.3;
const singleRowCost = 0.3;
const splitBetweenPagesCost = 0.1;

/** The last row that fits into a column that starts with a row, and the heights of all columns up to it. */
function listHeights(rows: readonly Row[], sections: readonly MeasuredSection[], from: number, room: Room): number[] {
  const heights: number[] = [];
  let height = 0;
  for (let index = from; index < rows.length; index += 1) {
    const row = rows[index] as Row;
    const isNew = index === from || row.section !== rows[index - 1]?.section;
    if (isNew) height += (index === from ? 0 : room.gap) + (sections[row.section]?.heading ?? 0);
    height += row.height;
    if (height > room.height && index > from) break;
    heights.push(height);
  }
  return heights;
}

/** The fewest columns: filling each one is optimal, because a column that starts later never holds less. */
function countColumns(reach: readonly (readonly number[])[]): number {
  let columns = 0;
  for (let from = 0; from < reach.length; from += reach[from]?.length || 1) columns += 1;
  return columns;
}

/** Cost of continuing a section in the column that starts with a row. */
function breakCost(rows: readonly Row[], sections: readonly MeasuredSection[], from: number, isNewPage: boolean) {
  const row = rows[from];
  if (!row || row.index === 0) return 0;
  const count = sections[row.section]?.rows.length ?? 0;
  const isSingle = row.index === 1 || row.index === count - 1;
  return splitCost + (isSingle ? singleRowCost : 0) + (isNewPage ? splitBetweenPagesCost : 0);
}

/** Starts of the columns with the lowest cost: columns of similar heights, sections in one piece. */
function bestStarts(rows: readonly Row[], sections: readonly MeasuredSection[], room: Room): number[] {
  const reach = rows.map((_, from) => listHeights(rows, sections, from, room));
  const pages = Math.ceil(countColumns(reach) / room.columns);
  const available = pages * room.columns;
  const capacity = Math.max(1, room.height);
  const total = rows.reduce((sum, { height }) => sum + height, 0) + sections.reduce((sum, one) => sum + one.heading, 0);
  const target = Math.min(capacity, total / available);
  const unevenness = (height: number) => ((height - target) / capacity) ** 2;

  // costs[k][n]: lowest cost of the first n rows in k columns; previous[k][n]: start of the last of them.
  const costs: number[][] = [[0]];
  const previous: number[][] = [[]];
  for (let column = 0; column < available; column += 1) {
    costs.push([]);
    previous.push([]);
    const isNewPage = column % room.columns === 0;
    for (let from = 0; from < rows.length; from += 1) {
      const before = costs[column]?.[from];
      if (before === undefined) continue;
      const start = before + breakCost(rows, sections, from, isNewPage);
      for (const [index, height] of (reach[from] as number[]).entries()) {
        const [to, cost] = [from + index + 1, start + unevenness(height)];
        const known = costs[column + 1]?.[to];
        if (known !== undefined && known <= cost) continue;
        (costs[column + 1] as number[])[to] = cost;
        (previous[column + 1] as number[])[to] = from;
      }
    }
  }

  let [used, lowest] = [available, Number.POSITIVE_INFINITY];
  for (let columns = 1; columns <= available; columns += 1) {
    const cost = costs[columns]?.[rows.length];
    const all = (cost ?? Number.POSITIVE_INFINITY) + (available - columns) * unevenness(0);
    if (all < lowest) [used, lowest] = [columns, all];
  }
  const starts: number[] = [];
  for (let [columns, end] = [used, rows.length]; columns > 0; columns -= 1) {
    end = previous[columns]?.[end] ?? 0;
    starts.unshift(end);
  }
  return starts;
}

/** Groups consecutive rows of a column by their section. */
function toParts(rows: readonly Row[]): ColumnPart[] {
  const parts: ColumnPart[] = [];
  for (const { section, index } of rows) {
    const last = parts[parts.length - 1];
    if (last?.section === section) parts[parts.length - 1] = { ...last, to: index + 1 };
    else parts.push({ section, from: index, to: index + 1 });
  }
  return parts;
}

/**
 * Distributes the rows of a menu over the fewest pages and, on them, over columns. Every row is shown once, in order; a
 * column never ends with a heading, and a section that continues repeats its heading. No column is higher than the
 * room, unless a single row with its heading is. Equal input gives equal pages, on every TV.
 */
export function breakPages(sections: readonly MeasuredSection[], room: Room): Page[] {
  const rows = sections.flatMap(({ rows }, section) => rows.map((height, index): Row => ({ section, index, height })));
  if (rows.length === 0) return [];
  const starts = bestStarts(rows, sections, room);
  const columns = starts.map((from, index) => toParts(rows.slice(from, starts[index + 1] ?? rows.length)));
  const pages: Page[] = [];
  for (let first = 0; first < columns.length; first += room.columns)
    pages.push(columns.slice(first, first + room.columns));
  return pages;
}
