import { useSyncExternalStore } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';
import * as css from './player.module.css';
import type { ViewSource, Views } from './player-view.ts';
import { Screen } from './screen.tsx';
import { SlotView } from './slot-view.tsx';

type Props = {
  source: ViewSource;
  views: Views;
};

/**
 * The whole picture of a TV. The standby picture is below the items, so a failing item never leaves the screen black;
 * while an item is on air, it is not mounted.
 */
export function Player({ source, views }: Props) {
  const view = useSyncExternalStore(source.subscribe, source.view);
  const { pairing, slots, content, name, now, problem, disconnectedSince, version } = view;
  const { PairingScreen, Standby, Identify } = views;
  const isOnAir = slots.some(({ phase }) => phase === 'air');
  const leaving = slots.find(({ phase }) => phase === 'leaving');
  return (
    <Screen orientation={content?.device.orientation ?? 'landscape'} now={now}>
      {pairing && pairing.code !== '' ? (
        <PairingScreen {...{ code: pairing.code, expiresAt: pairing.expiresAt, now, version, problem }} />
      ) : (
        <>
          {!isOnAir && (
            <FailureBoundary key="standby" fallback={<p className={css.bare}>{name}</p>}>
              <Standby {...{ name, content, now, problem, disconnectedSince }} />
            </FailureBoundary>
          )}
          {slots.map((slot) => (
            <SlotView
              key={slot.key}
              slot={slot}
              entrance={leaving?.item.transition}
              ItemView={views.ItemView}
              view={view}
              source={source}
            />
          ))}
          {view.isIdentifying && (
            <div className={css.identify}>
              <Identify name={name} branch={content?.branch.name ?? ''} />
            </div>
          )}
        </>
      )}
    </Screen>
  );
}
