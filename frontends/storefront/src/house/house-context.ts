import { createContext, useContext } from 'react';
import type { House } from './house.ts';

export const HouseContext = createContext<House | undefined>(undefined);

/** The shop: configuration, branches, tags. Only below HouseProvider. */
export function useHouse(): House {
  const house = useContext(HouseContext);
  if (!house) throw new Error('useHouse stands outside of HouseProvider');
  return house;
}
