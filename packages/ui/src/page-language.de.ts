/** Whether the page speaks German. */
export const isGerman: boolean = true;
