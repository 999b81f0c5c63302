import type { Visit } from '@theke/contracts/analytics/visit';
import { consentIn } from '@theke/rules/site/consent';
import { routeNameOf } from '@theke/rules/site/route-name';

const url = '/api/analytics-log';
const everyMs = 1_000;
/** The API takes no more at once. */
const most = 50;

type Told = Pick<Visit, 'kind' | 'name'> & Partial<Visit>;
type Privacy = Navigator & { globalPrivacyControl?: boolean };

const isUnwanted = ({ doNotTrack, globalPrivacyControl }: Privacy): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;

/** What kind of screen this is (STAT-11); it is told after consent alone (STAT-04). */
function device(): Told {
  const { screen, devicePixelRatio } = window;
  return {
    kind: 'device',
    name: 'device',
    data: {
      screenWidth: screen.width,
      screenHeight: screen.height,
      devicePixelRatio,
      darkMode: window.matchMedia('(prefers-color-scheme: dark)').matches,
    },
  };
}

/**
 * Tells which pages are looked at, at most once a second, and what is left when the page goes (STAT-08, STAT-09). Nothing is stored here, and what
 * fails is forgotten.
 * @returns how to stop it
 */
export function startVisits(): () => void {
  if (isUnwanted(navigator)) return () => undefined;
  let waiting: Told[] = [];
  let timer: number | undefined;
  let path: string | undefined;
  let isDeviceTold = false;

  const send = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (!isDeviceTold && consentIn(document.cookie)) {
      isDeviceTold = true;
      waiting.push(device());
    }
    const told = waiting.slice(-most);
    waiting = [];
    if (told.length === 0) return;
    const body = JSON.stringify(told);
    // It outlives the page, also where that is left this moment.
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(
      () => undefined,
    );
  };
  const tell = (visit: Told) => {
    waiting.push(visit);
    timer ??= window.setTimeout(send, everyMs);
  };
  const look = () => {
    const now = window.location.pathname;
    if (now === path) return;
    const from = path === undefined ? '' : routeNameOf(path);
    const { referrer } = document;
    const data =
      path === undefined ? { from, referrer: referrer.slice(0, 300), host: window.location.hostname } : { from };
    path = now;
    tell({ kind: 'pageview', name: routeNameOf(now), data });
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') send();
  };

  look();
  window.addEventListener('single-spa:routing-event', look);
  document.addEventListener('visibilitychange', leave);
  return () => {
    window.removeEventListener('single-spa:routing-event', look);
    document.removeEventListener('visibilitychange', leave);
    window.clearTimeout(timer);
  };
}
