/** Time for which a part of a bill is reserved for a guest who pays online, in minutes (TABLE-14). */
export const reservedMinutes = 10;
