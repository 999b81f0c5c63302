/** Reason why nothing was created, as a sentence for the user of the command. */
export class Refusal extends Error {}
