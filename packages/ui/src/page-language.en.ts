export const isGerman: boolean = false;
