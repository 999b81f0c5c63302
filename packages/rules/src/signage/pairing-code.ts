/** Letters and digits of pairing codes: nothing that is read as something else on a TV (0/O, 1/I/L, 5/S, 8/B, 2/Z). */
export const pairingAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
/** 25^8 codes: too many to guess one within the limits below. */
export const pairingCodeLength = 8;
/** Lifetime of a pairing code in ms. */
export const pairingLifetime = 10 * 60_000;
/** Codes that a network gets within the lifetime of a code: some dozen screens of a business, reloaded a few times. */
export const codesPerNetwork = 120;
/** Wrong codes that a person may enter within the lifetime of a code. */
export const wrongCodesPerPerson = 20;

/** "K7PX4M2Q" is shown as "K7PX-4M2Q". */
export const formatPairingCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The code in what somebody typed: any case, with or without separators. */
export const parsePairingCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
