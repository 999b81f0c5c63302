import { timeText } from '../parts/local-clock.ts';
import { sceneMessages } from '../scene-messages.de.ts';
import type { SceneProps } from '../scene-props.ts';
import { Stage } from '../stage/stage.tsx';
import * as css from './order-queue.module.css';
import { PreparingNumbers } from './preparing-numbers.tsx';
import { ReadyNumbers } from './ready-numbers.tsx';
import { useNewNumbers } from './use-new-numbers.ts';

const messages = sceneMessages.orderQueue;
const noNumbers: readonly string[] = [];

/** Numbers of orders in preparation, and of those that guests can collect. */
export function OrderQueue({ content, scene, look, orders, now, isActive, onReady }: SceneProps<'order-queue'>) {
  const newNumbers = useNewNumbers({ ready: orders?.ready, now, isActive });
  return (
    <Stage look={look} onReady={onReady} className={css.queue}>
      <section className={css.preparing}>
        {scene.headline && <p className={css.headline}>{scene.headline}</p>}
        <h2>{messages.preparing}</h2>
        <PreparingNumbers numbers={orders?.preparing ?? noNumbers} />
        <p className={css.clock}>{timeText(now, content.branch.timeZone)}</p>
      </section>
      <section className={css.ready}>
        <h2>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M20 6 9 17l-5-5" />
          </svg>
          {messages.ready}
        </h2>
        <ReadyNumbers numbers={orders?.ready ?? noNumbers} newNumbers={newNumbers} />
        <p className={css.note}>{scene.note || messages.note}</p>
      </section>
    </Stage>
  );
}
