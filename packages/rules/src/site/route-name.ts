import { pageKindOf } from './page.ts';

/** Route names in analytics (STAT-12). Every path has one, and none identifies a person, an order or a shop. */
export const routeNames = [
  'division',
  'branch',
  'checkout',
  'checkout_error',
  'pay',
  'status',
  'legal',
  'contact',
  'site',
] as const;
export type RouteName = (typeof routeNames)[number];

export function routeNameOf(path: string): RouteName {
  const place = pageKindOf(path);
  if (place === 'list') return 'division';
  if (place === 'checkout') return /\/error\/?$/.test(path) ? 'checkout_error' : 'checkout';
  if (place === 'page') return 'site';
  return place;
}
