import type { EscalationStep } from '@theke/contracts/notifications/escalation';

/**
 * Glossary.
 * received  a tablet's page has received it
 * shown     it was visible on a screen
 * seen      a person acknowledged it, or acted on the order
 * deadline  minutes in which the branch wants to see a new order; 0: no reminders
 * step      action taken because the order is unseen; steps follow each other, each once
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

/** In order; a new order starts with the first one. */
export const steps = ['none', 'loud', 'pushed', 'told', 'missed'] as const satisfies readonly EscalationStep[];

export const stepName = ({ step }: Pick<Escalation, 'step'>): EscalationStep => steps[step] ?? 'missed';

/** Default deadline of a branch, in minutes. */
export const usualDeadline = 5;

/** Maximum deadline of a branch, in minutes (catalog's contract). */
export const longestDeadline = 60;

/** Time of the first step for an unseen order. */
export const firstStepAt = (placedAt: Date, deadline: number): Date => new Date(placedAt.getTime() + deadline * 60_000);

/**
 * How long each step waits for a reaction, as a share of the deadline. With the default of 5 minutes a branch gets a
 * mail after 7.5 minutes, and misses the order after 10 (ORDER-12).
 */
const shareOfDeadline: Partial<Record<EscalationStep, number>> = { loud: 1 / 4, pushed: 1 / 4, told: 1 / 2 };

/** The due step of an unseen order and the time of the next one. @returns undefined if no step is left */
export function takeStep(
  escalation: Escalation,
  deadline: number,
  at: Date,
): { next: Escalation; dueStep: EscalationStep; again: Date | null } | undefined {
  const step = escalation.step + 1;
  const dueStep = steps[step];
  if (escalation.seenAt || escalation.placedAt === null || deadline === 0 || dueStep === undefined) return undefined;
  const waits = shareOfDeadline[dueStep];
  return {
    next: { ...escalation, step },
    dueStep,
    again: waits === undefined ? null : new Date(at.getTime() + waits * deadline * 60_000),
  };
}
