import { moveStop } from '@theke/rules/delivery/route-order';
import { Button } from '@theke/ui/button';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { useLayoutEffect, useState } from 'react';
import { useMove } from '../shared/use-move.ts';
import { driverPageMessages as texts } from './driver-page-messages.de.ts';
import { placeOf } from './place-of.ts';
import * as css from './route.module.css';
import { StopCard, stopButtonId } from './stop-card.tsx';
import type { Stop } from './use-stops.ts';

type Props = { stops: readonly Stop[]; onSort: (orders: readonly string[]) => void };

/** Open stops in route order: the next one with all details, the others with one tap. */
export function Route({ stops, onSort }: Props) {
  const move = useMove();
  const [opened, setOpened] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [moved, setMoved] = useState<{ id: string; by: 1 | -1 }>();
  const next = stops.find(({ order }) => order.status === 'in-delivery') ?? stops[0];
  const ready = stops.filter(({ order, underWay }) => order.status === 'confirmed' && !underWay);
  const taken = ready.filter(({ order }) => !left.has(order.id));
  const ids = stops.map(({ order }) => order.id);
  const openId = opened !== undefined && ids.includes(opened) ? opened : next?.order.id;
  const sequence = ids.join(' ');
  // Moving an element in the document takes the focus away from its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the sequence
  useLayoutEffect(() => {
    if (moved && document.activeElement === document.body)
      document.getElementById(stopButtonId(moved.id, moved.by))?.focus({ preventScroll: true });
  }, [moved, sequence]);
  const place = moved && stops.find(({ order }) => order.id === moved.id);
  return (
    <section aria-label={texts.stops}>
      <ol className={css.stops}>
        {stops.map(({ order, underWay }, index) => (
          <StopCard
            key={order.id}
            {...{ order, underWay }}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === stops.length - 1}
            isOpen={order.id === openId}
            onOpen={() => setOpened(order.id)}
            isTaken={!left.has(order.id)}
            onTake={(isTaken) => setLeft((before) => toggled(before, order.id, !isTaken))}
            onMove={(by) => {
              onSort(moveStop(ids, order.id, by));
              setMoved({ id: order.id, by });
            }}
            onDeliver={(proof) => {
              setOpened(undefined);
              move.mutate({ order, move: 'delivered', proof });
            }}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">
          {place && texts.moved(placeOf(place.order), ids.indexOf(place.order.id) + 1, ids.length)}
        </span>
      </VisuallyHidden>
      {ready.length > 0 && (
        <div className={css.foot}>
          <Button
            size="large"
            isWide
            disabled={taken.length === 0}
            onClick={() => {
              for (const { order } of taken) move.mutate({ order, move: 'in-delivery' });
            }}
          >
            {texts.setOut(taken.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

function toggled(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
