import { type ComponentType, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Slot } from '../playback/slot.ts';
import type { ItemViewProps } from '../shared/view-props.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import * as css from './player.module.css';
import type { PlayerView, ViewSource } from './player-view.ts';
import { watchVideos } from './watch-videos.ts';

type Props = {
  slot: Slot;
  /** Transition of the leaving item, by which this one enters. */
  entrance: 'cut' | 'fade' | 'push' | undefined;
  ItemView: ComponentType<ItemViewProps>;
  view: PlayerView;
  source: ViewSource;
};

/** One mounted item. An error in it concerns this item only. */
export function SlotView({ slot, entrance, ItemView, view, source }: Props) {
  const { key, phase, item, content } = slot;
  const callbacks = useMemo(
    () => ({
      onReady: () => source.onReady(key),
      onFailed: (message: string) => source.onFailed(key, message),
      onEnded: () => source.onEnded(key),
    }),
    [source, key],
  );
  const element = useRef<HTMLDivElement>(null);
  const isActive = phase === 'air';
  const fail = useEffectEvent((message: string) => callbacks.onFailed(message));
  useEffect(() => {
    if (isActive && element.current) return watchVideos(element.current, fail);
    return undefined;
  }, [isActive]);
  return (
    <div
      ref={element}
      className={css.slot}
      data-phase={phase}
      data-transition={phase === 'leaving' ? item.transition : phase === 'air' ? entrance : undefined}
      aria-hidden={!isActive}
    >
      <FailureBoundary onFailed={callbacks.onFailed}>
        <ItemView
          item={item}
          content={content}
          now={view.now}
          orders={view.orders}
          isActive={isActive}
          volume={view.volume}
          {...callbacks}
        />
      </FailureBoundary>
    </div>
  );
}
