import { qrPathPattern } from '../qr/qr-path.ts';
import type { guestOrigins } from './guest-origins.ts';

/** Origin of a guest's visit and its orders (QR-07). */
export type VisitOrigin = { kind: (typeof guestOrigins)[number]; qr?: string };

/** Host names without their country domain: `google.at`, `www.bing.com`. */
const engines =
  /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|yahoo|startpage|yandex|baidu|search\.brave)\.[a-z.]{2,6}$/;
const networks =
  /(?:^|\.)(?:facebook\.com|fb\.me|instagram\.com|threads\.(?:net|com)|tiktok\.com|twitter\.com|x\.com|t\.co|linkedin\.com|lnkd\.in|pinterest\.[a-z.]{2,6}|reddit\.com|youtube\.com|youtu\.be|snapchat\.com|bsky\.app|mastodon\.social)$/;

const hostOf = (address: string): string | undefined => {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.hostname.toLowerCase() : undefined;
};

/**
 * The origin of a page that was just opened: the code in its address (`?qr=`), else the referring site. Undefined for
 * navigation within the own site.
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

/** Combines two origins: a later direct visit does not replace an earlier origin. */
export const laterOrigin = (
  before: VisitOrigin | undefined,
  arrival: VisitOrigin | undefined,
): VisitOrigin | undefined => (arrival === undefined || (before && arrival.kind === 'direct') ? before : arrival);
