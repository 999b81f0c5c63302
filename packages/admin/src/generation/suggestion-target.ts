/** A field that a proposal may fill. */
export type SuggestionTarget = { label: string; current: string };
