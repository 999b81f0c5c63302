import type { Database } from '@theke/kit/database/database';

export type AccountDeps = { db: Database; now: () => Date; newId: () => string; secret: string };
