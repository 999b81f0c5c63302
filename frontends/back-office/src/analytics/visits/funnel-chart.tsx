import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { TrendingDown } from 'lucide-react';
import * as page from '../domain/figures-page.module.css';
import { statisticsMessages } from '../domain/statistics-messages.de.ts';
import { type FunnelStep, funnelOf } from './funnel.ts';
import * as css from './funnel-chart.module.css';

const words = statisticsMessages.funnel;
const percentText = (percent: number): string => `${numberText(percent)}\u00a0%`;

/** From a visit to an order: each step beside the same of the days before, and what was lost between two. */
export function FunnelChart({ steps }: { steps: readonly FunnelStep[] }) {
  const stages = funnelOf(steps);
  const last = stages.at(-1);
  const most = Math.max(1, ...steps.flatMap(({ now, before }) => [now, before]));
  const height = (count: number) => ({ height: `${(100 * count) / most}%` });
  return (
    <section aria-label={words.title}>
      <div className={page.head}>
        <h2>{words.title}</h2>
        <ul className={classNames(page.legend, page.squares)}>
          <li>{statisticsMessages.perDay.own}</li>
          <li className={page.tinted}>{statisticsMessages.perDay.earlier}</li>
        </ul>
      </div>
      {last && <p className={css.lead}>{words.lead(numberText(last.share), numberText(last.shareBefore))}</p>}
      <ol className={css.steps}>
        {stages.map(({ name, now, before, share, shareBefore, loss }) => (
          <li key={name}>
            <div className={css.bars} aria-hidden="true">
              <span className={css.earlier} style={height(before)} />
              <span style={height(now)} />
            </div>
            <div className={css.text}>
              {loss && (
                <p className={classNames(css.loss, loss.isWorst && css.worst)}>
                  <TrendingDown {...icon} size={16} />
                  {words.lost(percentText(loss.percent), numberText(loss.count))}
                </p>
              )}
              <h3>{words.steps[name]}</h3>
              <b>{numberText(now)}</b>
              <p>{words.shares(percentText(share), percentText(shareBefore))}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
