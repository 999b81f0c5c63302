import { useEffect, useRef } from 'react';
import { useFailure } from '../parts/use-failure.ts';
import { failures } from '../scene-messages.de.ts';
import type { SceneProps } from '../scene-props.ts';
import { refusePage } from './permitted-page.ts';
import * as css from './web-page.module.css';

const loadTimeout = 20_000;

/** A web page of a permitted host in a sandboxed frame: it cannot navigate the TV, open windows or send forms. */
export function WebPage({ content, scene, onReady, onFailed }: SceneProps<'web-page'>) {
  const refusal = refusePage(scene.url, content.webHosts, window.location.origin);
  useFailure(refusal, onFailed);
  const report = useRef(onFailed);
  report.current = onFailed;
  const isLoaded = useRef(false);

  useEffect(() => {
    if (refusal !== undefined) return;
    isLoaded.current = false;
    const timer = setTimeout(() => {
      if (!isLoaded.current) report.current(failures.pageTimeout(new URL(scene.url).hostname));
    }, loadTimeout);
    return () => clearTimeout(timer);
  }, [refusal, scene.url]);

  if (refusal !== undefined) return null;
  const ready = () => {
    isLoaded.current = true;
    onReady();
  };
  return (
    <iframe
      className={css.frame}
      src={scene.url}
      title={new URL(scene.url).hostname}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      tabIndex={-1}
      onLoad={ready}
    />
  );
}
