/** Why nothing was made, in a sentence for whoever typed the command. */
export class Refusal extends Error {}
