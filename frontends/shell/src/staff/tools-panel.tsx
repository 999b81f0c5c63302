import type { Init, InitConfig } from '@theke/contracts/gateway/init';
import { Button } from '@theke/ui/button';
import { cacheNames } from '@theke/ui/worker/cache-names';
import { useEffect, useState } from 'react';
import { letGoOfWorker } from '../app/worker.ts';
import { listFacts } from './page-facts.ts';
import { timings } from './page-timings.ts';
import { staffMessages as messages } from './staff-messages.de.ts';
import * as css from './toolbar.module.css';
import { useOrderEvents } from './use-order-events.ts';

const time = new Intl.DateTimeFormat('de', { timeStyle: 'medium' });

/** Number of entries in the service worker's caches on this device. */
async function cachedCounts(): Promise<string | undefined> {
  if (!('caches' in window) || !(await caches.has(cacheNames.pages))) return undefined;
  const count = async (name: string) => (await (await caches.open(name)).keys()).length;
  return messages.cacheCounts(
    await count(cacheNames.pages),
    await count(cacheNames.files),
    await count(cacheNames.pictures),
  );
}

async function clearCaches(): Promise<void> {
  if ('serviceWorker' in navigator) await letGoOfWorker();
  window.location.reload();
}

/** Developer panel for administrators: data and loading times of this page, and live events (FRAME-08). */
export function ToolsPanel({ init, config, path }: { init: Init; config: InitConfig; path: string }) {
  const [facts, setFacts] = useState<{ name: string; value: string }[]>([]);
  const { events, isLive } = useOrderEvents();
  useEffect(() => {
    let isUnmounted = false;
    const look = async () => {
      const keptAt = Number(document.documentElement.dataset.keptAt) || undefined;
      const pageState = { init, config, path, keptAt, now: Date.now() };
      const [pageTimings, cacheText] = [await timings(), await cachedCounts()];
      if (isUnmounted) return;
      setFacts([
        ...listFacts(pageState, pageTimings),
        ...(cacheText ? [{ name: messages.facts.cached, value: cacheText }] : []),
      ]);
    };
    void look();
    return () => {
      isUnmounted = true;
    };
  }, [init, config, path]);
  return (
    <section className={css.tools}>
      <h3>{messages.tools}</h3>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{messages.stream}</h3>
      <ol className={css.events} aria-live="polite">
        {events.length === 0 && <li>{isLive ? messages.streamWaits : messages.streamDown}</li>}
        {events.map(({ key, at, text }) => (
          <li key={key}>
            <time>{time.format(at)}</time> {text}
          </li>
        ))}
      </ol>
      <Button kind="second" size="small" isWide onClick={() => void clearCaches()}>
        {messages.clear}
      </Button>
    </section>
  );
}
