import type { Visit } from '@theke/contracts/analytics/visit';
import { type Commerce, commerceEvent } from '@theke/rules/site/commerce';
import { consentGiven, consentIn } from '@theke/rules/site/consent';
import { routeNameOf } from '@theke/rules/site/route-name';
import { keepOrigin, storeOrigin } from '../stored-origin.ts';
import { commerceVisit, mirror } from './commerce-visit.ts';

const url = '/api/analytics-log';
const everyMs = 1_000;
/** The API's limit of visits per request. */
const max = 50;

type PendingVisit = Pick<Visit, 'kind' | 'name'> & Partial<Visit>;
type Privacy = Navigator & { globalPrivacyControl?: boolean };

/** Whether the visitor opted out of tracking or the browser is automated. */
const isUnwanted = ({ doNotTrack, globalPrivacyControl, webdriver }: Privacy): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true || webdriver;

/** Device record (STAT-11). Without consent it contains only anonymous fields (STAT-04). */
function deviceRecord(hasConsent: boolean): PendingVisit {
  const { screen, navigator } = window;
  const { language } = navigator;
  const orientation = screen.orientation?.type;
  const darkMode = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const data = {
    ...{ language, orientation, darkMode },
    ...(hasConsent && {
      languages: navigator.languages.slice(0, 20),
      userAgent: navigator.userAgent.slice(0, 1_000),
      documentReferrer: document.referrer.slice(0, 300),
      screenWidth: screen.width,
      screenHeight: screen.height,
      screenAvailWidth: screen.availWidth,
      screenAvailHeight: screen.availHeight,
      windowInnerWidth: window.innerWidth,
      windowInnerHeight: window.innerHeight,
      windowDevicePixelRatio: window.devicePixelRatio,
    }),
  };
  return { kind: 'device', name: 'device', data };
}

type Options = {
  /** Set for shops: records the origin for later orders. */
  shopKey?: string;
  /** Page name of a path in the statistics. Default: the name of its route (STAT-12). */
  nameOf?: (path: string) => string;
};

/** Returns the path of the referrer if it is a page of this site. */
function sameSitePath(referrer: string): string | undefined {
  const url = URL.parse(referrer);
  return url?.origin === window.location.origin ? url.pathname : undefined;
}

/**
 * Sends page views at most once a second, and the remaining ones on unload (STAT-08, STAT-09). Failed requests are
 * dropped. For shops, also records the origin for orders (QR-07).
 * @returns stops it
 */
export function startVisits({ shopKey, nameOf = routeNameOf }: Options = {}): () => void {
  if (isUnwanted(navigator)) return () => undefined;
  if (shopKey) keepOrigin(shopKey);
  let waiting: PendingVisit[] = [];
  let timer: number | undefined;
  let path: string | undefined;
  /** Consent under which the device record was sent; it is sent again when consent is given later. */
  let deviceSentWith: boolean | undefined;
  /** Purchases waiting for consent, in memory only (STAT-09). */
  let heldPurchases: Commerce[] = [];

  const send = () => {
    window.clearTimeout(timer);
    timer = undefined;
    const hasConsent = consentIn(document.cookie) === true;
    if (deviceSentWith === undefined || (hasConsent && !deviceSentWith)) {
      deviceSentWith = hasConsent;
      waiting.push(deviceRecord(hasConsent));
    }
    if (hasConsent) {
      waiting.push(...heldPurchases.map(commerceVisit));
      heldPurchases.forEach(mirror);
      heldPurchases = [];
    }
    const batch = waiting.slice(-max);
    waiting = [];
    if (batch.length === 0) return;
    const body = JSON.stringify(batch);
    // `keepalive` lets the request survive leaving the page.
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(
      () => undefined,
    );
  };
  const scheduleSend = () => {
    timer ??= window.setTimeout(send, everyMs);
  };
  const enqueue = (visit: PendingVisit) => {
    waiting.push(visit);
    scheduleSend();
  };
  const holdPurchase = (event: Event) => {
    const { detail } = event as CustomEvent<Commerce>;
    heldPurchases = [...heldPurchases, detail].slice(-max);
    // Sent at once, because the page is left right after an order; this also lets the ad pixel finish (STAT-10).
    if (detail.name === 'purchase') send();
    else scheduleSend();
  };
  const recordPageView = () => {
    const pathname = window.location.pathname;
    if (pathname === path) return;
    const { referrer } = document;
    const previousPath = path ?? sameSitePath(referrer);
    const from = previousPath === undefined ? '' : nameOf(previousPath);
    const data =
      path === undefined ? { from, referrer: referrer.slice(0, 300), host: window.location.hostname } : { from };
    path = pathname;
    enqueue({ kind: 'pageview', name: nameOf(pathname), data });
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') send();
  };

  const agreed = () => {
    if (shopKey) storeOrigin(shopKey);
    scheduleSend();
  };

  recordPageView();
  window.addEventListener('single-spa:routing-event', recordPageView);
  document.addEventListener('visibilitychange', leave);
  document.addEventListener(commerceEvent, holdPurchase);
  document.addEventListener(consentGiven, agreed);
  return () => {
    window.removeEventListener('single-spa:routing-event', recordPageView);
    document.removeEventListener('visibilitychange', leave);
    document.removeEventListener(commerceEvent, holdPurchase);
    document.removeEventListener(consentGiven, agreed);
    window.clearTimeout(timer);
  };
}
