import { createContext, useContext, useState } from 'react';

/** Card contents on this device (SHAPE-10): products and customer data. */
export type ShownData = { readonly product: boolean; readonly customer: boolean };

const keys = { product: 'show_product_data', customer: 'show_customer_data' } as const;

/** Default: shown, unless disabled on this device. */
function isShown(data: keyof ShownData): boolean {
  try {
    return localStorage.getItem(keys[data]) !== '0';
  } catch {
    return true;
  }
}

function store(data: keyof ShownData, shows: boolean): void {
  try {
    localStorage.setItem(keys[data], shows ? '1' : '0');
  } catch {
    // Without storage, it lasts until the board is reopened.
  }
}

const shownHere = (): ShownData => ({ product: isShown('product'), customer: isShown('customer') });

/** Card contents of this device and their setter. */
export function useShownDataHere() {
  const [shown, setShown] = useState(shownHere);
  const show = (data: keyof ShownData, shows: boolean) => {
    store(data, shows);
    setShown((before) => ({ ...before, [data]: shows }));
  };
  return { shown, show };
}

/** Provided by the board, where the contents can be changed. */
export const ShownDataContext = createContext<ShownData | undefined>(undefined);
export const useShownData = (): ShownData => useContext(ShownDataContext) ?? shownHere();
