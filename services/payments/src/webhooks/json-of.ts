/**
 * What a body says. The kit has parsed it before, so that it is JSON; a byte order mark in front of it is none of its content,
 * and here it is left away as it was there.
 */
export const jsonOf = (bytes: Buffer): unknown => JSON.parse(new TextDecoder().decode(bytes));
