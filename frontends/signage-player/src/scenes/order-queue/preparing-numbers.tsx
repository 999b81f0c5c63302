import { inUnits } from '../parts/fit-text.ts';
import { sceneMessages } from '../scene-messages.de.ts';
import { useStage } from '../stage/stage-context.ts';
import * as css from './order-queue.module.css';

const messages = sceneMessages.orderQueue;

/** Font size, columns and rows by the number of orders; the last one applies to all larger numbers. */
const landscapeGrids = [
  { size: 132, columns: 2, rows: 4 },
  { size: 96, columns: 3, rows: 5 },
  { size: 72, columns: 4, rows: 7 },
];
const portraitGrids = [
  { size: 112, columns: 4, rows: 2 },
  { size: 84, columns: 5, rows: 3 },
  { size: 64, columns: 7, rows: 4 },
];

/** Numbers of more than this many characters need more room. */
const usualLength = 3;

/** Orders in preparation, the oldest first. Those without room are counted. */
export function PreparingNumbers({ numbers }: { numbers: readonly string[] }) {
  const { isPortrait } = useStage();
  if (numbers.length === 0) return <p className={css.nothing}>{messages.nothingPreparing}</p>;
  const longest = Math.max(usualLength, ...numbers.map(({ length }) => length));
  const stretch = usualLength / longest;
  const grids = (isPortrait ? portraitGrids : landscapeGrids).map(({ size, columns, rows }) => ({
    size,
    rows,
    columns: Math.max(1, Math.floor(columns * stretch)),
  }));
  const grid = grids.find(({ columns, rows }) => columns * rows >= numbers.length) ?? grids[grids.length - 1];
  if (!grid) return null;
  const places = grid.columns * grid.rows;
  const shown = numbers.slice(0, places);
  return (
    <>
      <ul style={{ fontSize: inUnits(grid.size), gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))` }}>
        {shown.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
      {numbers.length > shown.length && <p className={css.more}>{messages.more(numbers.length - shown.length)}</p>}
    </>
  );
}
