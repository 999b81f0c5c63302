import { mapStyleOf } from '@theke/rules/map/map-access';
import { mapDefaults } from '@theke/rules/map/map-view';
import { cookiesAnchor } from '@theke/rules/site/third-parties';
import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { useShop } from '@theke/ui/shop';
import { Navigation } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hasWebGl } from './has-web-gl.ts';
import * as css from './map.module.css';
import { mapMessages as messages } from './map-messages.de.ts';
import { toPlaces } from './places.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import type { SiteMapProps } from './site-map.tsx';
import { useConsent } from './use-consent.ts';
import { useSeen } from './use-seen.ts';

/** Fallback if the map's code fails to load: keeps the plan. */
const MissingMap: ComponentType<SiteMapProps> = ({ onFail }) => {
  useEffect(onFail, [onFail]);
  return null;
};

// `online-`: useless while offline, so the service worker does not precache it (infra/tools/build/entry.ts).
const SiteMap = lazy(
  (): Promise<{ default: ComponentType<SiteMapProps> }> =>
    import(/* webpackChunkName: "online-map" */ './site-map.tsx').catch(() => ({ default: MissingMap })),
);

/**
 * Way to the branches (BRANCHES-03): a list with directions. With a provider of maps also a plan of the positions,
 * covered by the provider's 3D map once it is in view, consented to and supported.
 */
export function BranchMap() {
  const { config, branches } = useShop();
  const places = useMemo(() => toPlaces(branches), [branches]);
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const isAgreed = useConsent();
  const [isFailed, setIsFailed] = useState(false);
  const fail = useCallback(() => setIsFailed(true), []);
  const canDraw = useMemo(() => isSeen && isAgreed && hasWebGl(), [isSeen, isAgreed]);
  if (!config.enablePluginMap || places.length === 0) return null;
  const style = mapStyleOf(config);
  return (
    <section className={css.section} aria-labelledby="branch-map">
      <h2 id="branch-map">{messages.title}</h2>
      <div className={style && css.beside}>
        {style && (
          <div ref={box} className={css.box}>
            <PlanDrawing places={places} />
            {canDraw && !isFailed && (
              <Suspense>
                <SiteMap
                  style={style}
                  places={places}
                  zoom={config.mapZoom ?? mapDefaults.zoom}
                  pitch={config.mapPitch ?? mapDefaults.pitch}
                  bearing={config.mapBearing ?? mapDefaults.bearing}
                  onFail={fail}
                />
              </Suspense>
            )}
          </div>
        )}
        <div>
          <ol className={classNames(css.places, !style && css.alone, (places.length === 1 || !style) && css.only)}>
            {places.map(({ id, name, address, directions }) => (
              <li key={id}>
                <a href={directions} target="_blank" rel="noreferrer">
                  <span>
                    <b>{name}</b>
                    {address && <small>{address}</small>}
                  </span>
                  <span className={css.route}>
                    {messages.route}
                    <Navigation {...icon} size={18} />
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <p role="status" className={css.note}>
            {isFailed && messages.failed}
          </p>
          {style && !isAgreed && (
            <div className={css.ask}>
              <a className={buttonClass({ kind: 'second' })} href={cookiesAnchor}>
                {messages.show}
              </a>
              <p className={css.note}>{messages.showNote}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
