import { createContext, useContext } from 'react';

/** Size of the stage in CSS pixels; 0 before the first layout. */
export type StageSize = { readonly width: number; readonly height: number };

const unknownSize: StageSize = { width: 0, height: 0 };
export const StageContext = createContext<StageSize>(unknownSize);

/** Size and format of the stage that the component is in. */
export function useStage(): StageSize & { readonly isPortrait: boolean } {
  const size = useContext(StageContext);
  return { ...size, isPortrait: size.height > size.width };
}
