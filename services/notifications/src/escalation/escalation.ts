import type { EscalationStep } from '@theke/contracts/notifications/escalation';

/**
 * Glossary.
 * received  a tablet's page has it
 * shown     it stood on a screen that somebody could have looked at
 * seen      a person said so, or did something with the order
 * deadline  minutes that the branch gives itself to see a new order; 0: it wants no reminder
 * step      what was done because nobody looked; steps are taken one after the other, each once
 */
export type Escalation = {
  order: string;
  branch: string;
  placedAt: Date | null;
  receivedAt: Date | null;
  shownAt: Date | null;
  printedAt: Date | null;
  seenAt: Date | null;
  step: number;
};

/** In this order; the first is what a new order begins with. */
export const steps = ['none', 'loud', 'pushed', 'told', 'missed'] as const satisfies readonly EscalationStep[];

export const stepName = ({ step }: Pick<Escalation, 'step'>): EscalationStep => steps[step] ?? 'missed';

/** Where a branch says nothing, in minutes. */
export const usualDeadline = 5;

/** What a branch may say at most, in minutes (catalog's contract). */
export const longestDeadline = 60;

/** When an order that nobody sees takes its first step. */
export const firstStepAt = (placedAt: Date, deadline: number): Date => new Date(placedAt.getTime() + deadline * 60_000);

/**
 * How long a step is given to find somebody, in deadlines. So a branch with the usual five minutes is written to after seven and
 * a half, and has missed an order ten minutes after it came (ORDER-12).
 */
const shareOfDeadline: Partial<Record<EscalationStep, number>> = { loud: 1 / 4, pushed: 1 / 4, told: 1 / 2 };

/** The step that is due for an order that is still unseen, and when the one after it is. Undefined: there is nothing left to do. */
export function takeStep(
  escalation: Escalation,
  deadline: number,
  at: Date,
): { next: Escalation; taken: EscalationStep; again: Date | null } | undefined {
  const step = escalation.step + 1;
  const taken = steps[step];
  if (escalation.seenAt || escalation.placedAt === null || deadline === 0 || taken === undefined) return undefined;
  const waits = shareOfDeadline[taken];
  return {
    next: { ...escalation, step },
    taken,
    again: waits === undefined ? null : new Date(at.getTime() + waits * deadline * 60_000),
  };
}
