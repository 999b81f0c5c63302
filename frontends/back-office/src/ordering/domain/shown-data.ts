import { createContext, useContext, useState } from 'react';

/** What cards of the board show on this device (SHAPE-10): what was ordered, and who ordered it. */
export type ShownData = { readonly product: boolean; readonly customer: boolean };

const keys = { product: 'show_product_data', customer: 'show_customer_data' } as const;

/** Shown unless somebody switched it off here. */
function isShown(data: keyof ShownData): boolean {
  try {
    return localStorage.getItem(keys[data]) !== '0';
  } catch {
    return true;
  }
}

function keep(data: keyof ShownData, shows: boolean): void {
  try {
    localStorage.setItem(keys[data], shows ? '1' : '0');
  } catch {
    // Without storage it holds until the board is opened anew.
  }
}

const shownHere = (): ShownData => ({ product: isShown('product'), customer: isShown('customer') });

/** What this device shows, and how somebody changes that. */
export function useShownDataHere() {
  const [shown, setShown] = useState(shownHere);
  const show = (data: keyof ShownData, shows: boolean) => {
    keep(data, shows);
    setShown((before) => ({ ...before, [data]: shows }));
  };
  return { shown, show };
}

/** Of the board around a card, where it can be changed. */
export const ShownDataContext = createContext<ShownData | undefined>(undefined);
export const useShownData = (): ShownData => useContext(ShownDataContext) ?? shownHere();
