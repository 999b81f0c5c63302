import type { Visit } from '@theke/contracts/analytics/visit';
import { type Commerce, commerceTold } from '@theke/rules/site/commerce';
import { consentGiven, consentIn } from '@theke/rules/site/consent';
import { routeNameOf } from '@theke/rules/site/route-name';
import { keepOrigin, storeOrigin } from '../kept-origin.ts';
import { commerceVisit, mirror } from './commerce-visit.ts';

const url = '/api/analytics-log';
const everyMs = 1_000;
/** The API takes no more at once. */
const most = 50;

type Told = Pick<Visit, 'kind' | 'name'> & Partial<Visit>;
type Privacy = Navigator & { globalPrivacyControl?: boolean };

/** Who does not want it, and who is no guest: a browser that a program drives says so. */
const isUnwanted = ({ doNotTrack, globalPrivacyControl, webdriver }: Privacy): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true || webdriver;

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

type Options = {
  /** Of a shop, whose orders are to say where they came from. */
  shopKey?: string;
  /** What a path is called in figures: the name of its route, where nothing is said (STAT-12). */
  nameOf?: (path: string) => string;
};

/** The path of the own site that led to this document, if it was one. */
function ownPathOf(referrer: string): string | undefined {
  const url = URL.parse(referrer);
  return url?.origin === window.location.origin ? url.pathname : undefined;
}

/**
 * Tells which pages are looked at, at most once a second, and what is left when the page goes (STAT-08, STAT-09). What fails is forgotten. For an
 * order, what led here is noted (QR-07).
 * @returns how to stop it
 */
export function startVisits({ shopKey, nameOf = routeNameOf }: Options = {}): () => void {
  if (isUnwanted(navigator)) return () => undefined;
  if (shopKey) keepOrigin(shopKey);
  let waiting: Told[] = [];
  let timer: number | undefined;
  let path: string | undefined;
  let isDeviceTold = false;
  /** What was bought waits for consent, in memory alone (STAT-09). */
  let held: Commerce[] = [];

  const send = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (!isDeviceTold && consentIn(document.cookie)) {
      isDeviceTold = true;
      waiting.push(device());
    }
    if (consentIn(document.cookie)) {
      waiting.push(...held.map(commerceVisit));
      held.forEach(mirror);
      held = [];
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
  const soon = () => {
    timer ??= window.setTimeout(send, everyMs);
  };
  const tell = (visit: Told) => {
    waiting.push(visit);
    soon();
  };
  const hold = (event: Event) => {
    const { detail } = event as CustomEvent<Commerce>;
    held = [...held, detail].slice(-most);
    // The page is left right after an order; sending now lets the ad pixel finish (STAT-10).
    if (detail.name === 'purchase') send();
    else soon();
  };
  const look = () => {
    const now = window.location.pathname;
    if (now === path) return;
    const { referrer } = document;
    const led = path ?? ownPathOf(referrer);
    const from = led === undefined ? '' : nameOf(led);
    const data =
      path === undefined ? { from, referrer: referrer.slice(0, 300), host: window.location.hostname } : { from };
    path = now;
    tell({ kind: 'pageview', name: nameOf(now), data });
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') send();
  };

  const agreed = () => {
    if (shopKey) storeOrigin(shopKey);
    soon();
  };

  look();
  window.addEventListener('single-spa:routing-event', look);
  document.addEventListener('visibilitychange', leave);
  document.addEventListener(commerceTold, hold);
  document.addEventListener(consentGiven, agreed);
  return () => {
    window.removeEventListener('single-spa:routing-event', look);
    document.removeEventListener('visibilitychange', leave);
    document.removeEventListener(commerceTold, hold);
    document.removeEventListener(consentGiven, agreed);
    window.clearTimeout(timer);
  };
}
