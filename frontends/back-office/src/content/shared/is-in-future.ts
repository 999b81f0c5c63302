/** Whether an instant is still to come; false without one. */
export const isInFuture = (at: string | undefined, now: Date): boolean =>
  at !== undefined && Date.parse(at) > now.getTime();
