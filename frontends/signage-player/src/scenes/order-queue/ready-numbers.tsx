import { fitText, inUnits } from '../parts/fit-text.ts';
import { sceneMessages } from '../scene-messages.de.ts';
import { useStage } from '../stage/stage-context.ts';
import * as css from './order-queue.module.css';

const messages = sceneMessages.orderQueue;

/** Width in which the newest number has to fit, in units of the stage. */
const newestWidth = { landscape: 640, portrait: 580 };
/** A third of the shorter side. */
const newestSize = 372;

/** Below the newest number: font size, columns and rows by the number of orders. */
const grids = [
  { size: 168, columns: 3, rows: 1 },
  { size: 116, columns: 4, rows: 2 },
  { size: 84, columns: 5, rows: 3 },
];
const usualLength = 3;

type Props = {
  numbers: readonly string[];
  /** Numbers that have just become ready. */
  newNumbers: ReadonlySet<string>;
};

/** Orders to collect: the newest one large, and emphasised while it is new; the others below, newest first. */
export function ReadyNumbers({ numbers, newNumbers }: Props) {
  const { isPortrait } = useStage();
  const [newest, ...others] = [...numbers].reverse();
  if (newest === undefined)
    return (
      <div className={css.collected}>
        <p>{messages.nothingReady}</p>
        <p>{messages.hint}</p>
      </div>
    );
  const width = isPortrait ? newestWidth.portrait : newestWidth.landscape;
  const size = fitText(newest, { width, lines: 1, largest: newestSize, smallest: 120 });
  const stretch = usualLength / Math.max(usualLength, ...others.map(({ length }) => length));
  const fitting = grids.map(({ columns, ...grid }) => ({
    ...grid,
    columns: Math.max(1, Math.floor(columns * stretch)),
  }));
  const grid = fitting.find(({ columns, rows }) => columns * rows >= others.length) ?? fitting[fitting.length - 1];
  const shown = others.slice(0, grid ? grid.columns * grid.rows : 0);
  return (
    <>
      <p className={css.newest} data-new={newNumbers.has(newest)}>
        <b style={{ fontSize: inUnits(size) }}>{newest}</b>
        <span>{messages.newest}</span>
      </p>
      {grid && shown.length > 0 && (
        <ul style={{ fontSize: inUnits(grid.size), gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))` }}>
          {shown.map((number) => (
            <li key={number} data-new={newNumbers.has(number)}>
              {number}
            </li>
          ))}
        </ul>
      )}
      {others.length > shown.length && <p className={css.more}>{messages.more(others.length - shown.length)}</p>}
    </>
  );
}
