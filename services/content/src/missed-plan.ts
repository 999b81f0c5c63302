import type { Plan } from '@theke/contracts/content/plan';

/**
 * Drops a planned publication whose time came while the entry was in the bin (PLAN-02): restoring it would publish it
 * at once.
 */
export const withoutMissedPlan = <D extends Pick<Plan, 'publishAt' | 'planFailure'>>(doc: D, now: Date): D =>
  doc.publishAt !== null && doc.publishAt <= now.toISOString()
    ? { ...doc, publishAt: null, planFailure: 'Zum geplanten Zeitpunkt lag der Eintrag im Papierkorb.' }
    : doc;
