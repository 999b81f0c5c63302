/** A chosen target of a link; its label is inserted if no text is selected. */
export type LinkTarget = { href: string; label: string };
