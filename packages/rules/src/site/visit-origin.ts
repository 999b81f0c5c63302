import { qrPathPattern } from '../qr/qr-path.ts';
import type { guestOrigins } from './guest-origins.ts';

/** What a guest's visit, and with it an order, came from (QR-07). */
export type VisitOrigin = { kind: (typeof guestOrigins)[number]; qr?: string };

/** By the names before their country: `google.at`, `www.bing.com`. */
const engines =
  /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|yahoo|startpage|yandex|baidu|search\.brave)\.[a-z.]{2,6}$/;
const networks =
  /(?:^|\.)(?:facebook\.com|fb\.me|instagram\.com|threads\.(?:net|com)|tiktok\.com|twitter\.com|x\.com|t\.co|linkedin\.com|lnkd\.in|pinterest\.[a-z.]{2,6}|reddit\.com|youtube\.com|youtu\.be|snapchat\.com|bsky\.app|mastodon\.social)$/;

const hostOf = (address: string): string | undefined => {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.hostname.toLowerCase() : undefined;
};

/**
 * What a page that was just opened came from: the code that its address names (`?qr=`), else the site that led here. Undefined where it was the own
 * site: nobody has come anew.
 */
export function originOfArrival(search: string, referrer: string, ownHost: string): VisitOrigin | undefined {
  const qr = new URLSearchParams(search).get('qr');
  if (qr !== null && qrPathPattern.test(qr)) return { kind: 'qr', qr };
  const host = hostOf(referrer);
  if (host === undefined) return { kind: 'direct' };
  if (host === ownHost.toLowerCase()) return undefined;
  if (engines.test(host)) return { kind: 'search' };
  return { kind: networks.test(host) ? 'social' : 'link' };
}

/** What is kept of two: who came by something is not forgotten because a page was opened again by hand. */
export const laterOrigin = (
  known: VisitOrigin | undefined,
  arrival: VisitOrigin | undefined,
): VisitOrigin | undefined => (arrival === undefined || (known && arrival.kind === 'direct') ? known : arrival);
