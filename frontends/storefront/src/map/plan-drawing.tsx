import { layOutPlan } from './lay-out-plan.ts';
import { pinShape } from './make-pin.ts';
import * as css from './map.module.css';
import { mapMessages as messages } from './map-messages.de.ts';
import type { Place } from './places.ts';

const number = new Intl.NumberFormat('de-AT');

const distanceText = (metres: number): string =>
  metres < 1000 ? messages.metres(number.format(metres)) : messages.kilometres(number.format(metres / 1000));

/**
 * Plan of the branches' relative positions, drawn from our own data, without a request to a third party
 * (BRANCHES-03).
 */
export function PlanDrawing({ places }: { places: readonly Place[] }) {
  const { pins, columns, rows, step } = layOutPlan(places);
  const cell = (columns[1] ?? 0) - (columns[0] ?? 0);
  return (
    <svg className={css.plan} role="img" aria-label={messages.plan(places.map(({ name }) => name).join(', '))}>
      {columns.map((x) => (
        <line key={x} className={css.grid} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
      ))}
      {rows.map((y) => (
        <line key={y} className={css.grid} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      ))}
      <svg x="100%" className={css.north} aria-hidden="true">
        <path d="M-28 38 l8 -22 8 22 -8 -5z" />
        <text x="-20" y="54">
          {messages.north}
        </text>
      </svg>
      <svg x="16" y="100%" className={css.scale} aria-hidden="true">
        <path d="M0 -22 v6" />
        <line x1="0" x2={`${cell}%`} y1="-16" y2="-16" />
        <text x="4" y="-24">
          {distanceText(step)}
        </text>
      </svg>
      {pins.map(({ x, y }, index) => (
        <svg key={places[index]?.id} x={`${x}%`} y={`${y}%`} className={css.drawnPin} aria-hidden="true">
          <path d={pinShape} />
          {places.length === 1 ? <circle cy="-26" r="6" /> : <text y="-21">{index + 1}</text>}
        </svg>
      ))}
    </svg>
  );
}
