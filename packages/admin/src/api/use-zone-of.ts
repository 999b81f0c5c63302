import { useShop } from './shop.ts';

/** A branch's clock, wherever the screen stands (HOURS-02); without a branch that of the first. */
export function useZoneOf(): (branch?: string) => string {
  const { branches } = useShop();
  return (branch) => (branches.find(({ id }) => id === branch) ?? branches[0])?.timeZone ?? 'Europe/Vienna';
}
