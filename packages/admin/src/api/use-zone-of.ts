import { useShop } from './shop.ts';

/** Returns a branch's time zone (HOURS-02). Default: the first branch's. */
export function useZoneOf(): (branch?: string) => string {
  const { branches } = useShop();
  return (branch) => (branches.find(({ id }) => id === branch) ?? branches[0])?.timeZone ?? 'Europe/Vienna';
}
