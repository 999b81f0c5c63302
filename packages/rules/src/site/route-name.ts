import { pageKindOf } from './page.ts';

/** What figures call a guests' path (STAT-12); every path has one, and none names a person, an order or a shop. */
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
