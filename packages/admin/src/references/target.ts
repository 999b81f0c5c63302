/** An entry that can be referenced, with its label. */
export type Target = { id: string; label: string };
