import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { area, curveBumpX } from 'd3-shape';
import { useState } from 'react';
import * as page from '../../shared/figures-page.module.css';
import { FiguresSection } from '../../shared/figures-section.tsx';
import { statisticsMessages } from '../../shared/statistics-messages.de.ts';
import { SumTable } from '../../shared/sum-table.tsx';
import * as css from './flow-chart.module.css';
import { type FlowRibbon, layoutFlow } from './flow-layout.ts';
import { type FlowRow, type FlowSource, flowSources } from './flow-sources.ts';

const messages = statisticsMessages.flow;

/** Units of the SVG's view box; the browser scales its width. */
const [width, height, gap, bar] = [1000, 400, 44, 10];
const labels = [messages.all, ...messages.steps];
const columnX = (column: number): number => (column * (width - width / labels.length)) / (labels.length - 1);

const percentText = (part: number, whole: number): string =>
  `${numberText(whole > 0 ? Math.round((1_000 * part) / whole) / 10 : 0)}\u00a0%`;
/** Short name for the chart and the table on phones. */
const shortName = (name: string): string => name.replace(/^www\./, '');
const nameOf = ({ referrer, isOthers }: FlowSource): string =>
  isOthers ? messages.others : referrer || messages.direct;
const lines = area<{ x: number; top: number; height: number }>()
  .x(({ x }) => x)
  .y0(({ top }) => top)
  .y1((span) => span.top + span.height)
  .curve(curveBumpX);
const pathOf = ({ column, from, to }: FlowRibbon): string =>
  lines([
    { x: columnX(column - 1) + bar, ...from },
    { x: columnX(column), ...to },
  ]) ?? '';

type Props = {
  rows: readonly FlowRow[];
  /** All visitors of the range; days before the flow was recorded have no flow data. */
  visitors: number;
};

/**
 * Flow of visitors by source through the steps; a source can be highlighted. Contains visits only, orders are never
 * added to it (STAT-02).
 */
export function FlowChart({ rows, visitors }: Props) {
  const [chosen, setChosen] = useState<string>();
  const sources = flowSources(rows);
  const totals = labels.map((_, at) => sources.reduce((sum, source) => sum + (source.reached[at] ?? 0), 0));
  const [allVisitors = 0] = totals;
  if (allVisitors === 0) return null;
  const followed = sources.findIndex((source) => nameOf(source) === chosen);
  const { nodes, ribbons } = layoutFlow(sources, height, gap);
  const shown = sources[followed]?.reached ?? totals;
  return (
    <FiguresSection title={messages.title} note={messages.unit}>
      <fieldset className={css.sources}>
        <legend>{messages.follow}</legend>
        {[messages.all, ...sources.map(nameOf)].map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="flow-source"
              checked={name === (sources[followed] ? chosen : messages.all)}
              onChange={() => setChosen(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p className={css.way} aria-live="polite">
        {messages.way(
          sources[followed] ? nameOf(sources[followed]) : messages.all,
          shown.map((count) => numberText(count)),
          percentText(shown.at(-1) ?? 0, shown[0] ?? 0),
        )}
      </p>
      <div className={css.flow} aria-hidden="true">
        <ol className={css.columns}>
          {[messages.source, ...messages.steps].map((label, at) => (
            <li key={label}>
              {label}
              <b>{percentText(totals[at] ?? 0, allVisitors)}</b>
            </li>
          ))}
        </ol>
        <div className={css.drawing}>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {ribbons.map((ribbon) => (
              <path
                key={`${ribbon.source} ${ribbon.column} ${ribbon.isLeaving}`}
                className={classNames(ribbon.isLeaving && css.leaving, ribbon.source === followed && css.followed)}
                d={pathOf(ribbon)}
              />
            ))}
            {nodes.map((node) => (
              <rect
                key={`${node.kind} ${node.column} ${node.source}`}
                className={classNames(node.kind === 'left' && css.gone)}
                x={columnX(node.column)}
                y={node.top}
                width={bar}
                height={Math.max(1, node.height)}
              />
            ))}
          </svg>
          {nodes.map(({ kind, column, source, count, top }) => (
            <span
              key={`${kind} ${column} ${source}`}
              className={classNames(css.label, kind === 'left' && css.muted)}
              style={{ left: `${(100 * columnX(column)) / width}%`, top: `${(100 * top) / height}%` }}
            >
              {kind === 'source' && sources[source]
                ? shortName(nameOf(sources[source]))
                : kind === 'left'
                  ? messages.left
                  : null}
              <b>{numberText(count)}</b>
            </span>
          ))}
        </div>
      </div>
      <SumTable
        labels={[messages.source, messages.visitors, ...messages.steps]}
        rows={sources.map((source) => ({
          key: nameOf(source),
          head: shortName(nameOf(source)),
          cells: source.reached.map(numberText),
        }))}
        total={{ head: statisticsMessages.sum, cells: totals.map(numberText) }}
      />
      <p className={classNames(page.note, css.note)}>
        {messages.note}
        {visitors > allVisitors && ` ${messages.unknown(numberText(visitors - allVisitors))}`}
      </p>
    </FiguresSection>
  );
}
