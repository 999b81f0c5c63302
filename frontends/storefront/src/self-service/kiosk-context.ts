import { createContext, useContext } from 'react';

type KioskControl = {
  /** Ends the guest's session: deletes the data and shows the screensaver. */
  leave: () => void;
  /** Reloads the page in another language, without the screensaver. */
  speak: (language: string) => void;
};

export const KioskContext = createContext<KioskControl | undefined>(undefined);

/** Returns the kiosk's control functions. Only below the kiosk. */
export function useKiosk(): KioskControl {
  const control = useContext(KioskContext);
  if (!control) throw new Error('useKiosk is used outside of a kiosk');
  return control;
}
