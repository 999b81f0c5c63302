import type { Transaction } from '@theke/kit/database/database';
import { publishChangeToTvs } from './publish-change.ts';

/** Hooks of resources that screens show: each change rings the TVs. */
export const contentHooks = {
  afterSave: (tx: Transaction) => publishChangeToTvs(tx),
  beforeDelete: (tx: Transaction) => publishChangeToTvs(tx),
};
