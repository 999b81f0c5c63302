import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { TrendingDown } from 'lucide-react';
import { daysText } from '../shared/day-texts.ts';
import * as page from '../shared/figures-page.module.css';
import { FiguresSection } from '../shared/figures-section.tsx';
import type { Days } from '../shared/range/compared-days.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { type FunnelStep, funnelOf } from './funnel.ts';
import * as css from './funnel-chart.module.css';

const messages = statisticsMessages.funnel;
const percentText = (percent: number): string => `${numberText(percent)}\u00a0%`;

type Props = {
  steps: readonly FunnelStep[];
  days: Days;
  /** The compared days; null without a comparison. */
  earlier: Days | null;
};

/** Funnel from visit to order: each step with its comparison and the loss before it. */
export function FunnelChart({ steps, days, earlier }: Props) {
  const stages = funnelOf(steps);
  const last = stages.at(-1);
  const limit = Math.max(1, ...steps.flatMap(({ now, before }) => (earlier ? [now, before] : [now])));
  const height = (count: number) => ({ height: `${(100 * count) / limit}%` });
  return (
    <FiguresSection
      title={messages.title}
      tools={
        <ul className={classNames(page.legend, page.squares)}>
          <li>{daysText(days)}</li>
          {earlier && <li className={page.tinted}>{daysText(earlier)}</li>}
        </ul>
      }
    >
      {last && (
        <p className={css.lead}>
          {messages.lead(numberText(last.share))} {earlier && messages.leadBefore(numberText(last.shareBefore))}
        </p>
      )}
      <ol className={css.steps}>
        {stages.map(({ name, now, before, share, shareBefore, loss }) => (
          <li key={name}>
            <div className={css.bars} aria-hidden="true">
              {earlier && <span className={css.earlier} style={height(before)} />}
              <span style={height(now)} />
            </div>
            <div className={css.text}>
              {loss && (
                <p className={classNames(css.loss, loss.isWorst && css.worst)}>
                  <TrendingDown {...icon} size={16} />
                  {messages.lost(percentText(loss.percent), numberText(loss.count))}
                </p>
              )}
              <h3>{messages.steps[name]}</h3>
              <b>{numberText(now)}</b>
              <p>{earlier ? messages.shares(percentText(share), percentText(shareBefore)) : percentText(share)}</p>
            </div>
          </li>
        ))}
      </ol>
    </FiguresSection>
  );
}
