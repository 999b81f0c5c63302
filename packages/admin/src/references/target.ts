/** Something that can be referred to, by what it is called. */
export type Target = { id: string; label: string };
