import type { AiSettings } from '@theke/contracts/ai/ai-settings';
import { createContext } from 'react';

/** Last characters and time of the stored key, for its editor. The key itself is never sent to the browser. */
export const StoredKey = createContext<AiSettings['key']>(null);
