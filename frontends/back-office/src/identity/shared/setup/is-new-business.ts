import { isLegallyOpen } from '@theke/rules/site/legal-gate';
import type { Shop } from '@theke/ui/shop';

/**
 * Whether a business has just been created: it has neither a branch nor its legal texts. A business that only has a
 * website enters its legal texts and no branch.
 */
export const isNewBusiness = ({ config, branches }: Pick<Shop, 'config' | 'branches'>): boolean =>
  branches.length === 0 && !isLegallyOpen(config);
