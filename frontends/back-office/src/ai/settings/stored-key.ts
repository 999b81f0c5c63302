import type { AiSettings } from '@theke/contracts/ai/ai-settings';
import { createContext } from 'react';

/** Facts about the stored key, for its editor. The key itself is never sent to the browser. */
export const StoredKey = createContext<Pick<AiSettings, 'key' | 'canStore'>>({ key: null, canStore: true });
