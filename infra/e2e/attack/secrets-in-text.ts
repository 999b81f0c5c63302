/** Formats of well-known kinds of keys. */
const keys = [
  /-----BEGIN [A-Z ]*(?:KEY|CERTIFICATE)[A-Z ]*-----/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\bAIza[\w-]{35}\b/g,
  /\b(?:ghp|gho|ghs|npm|glpat|xox[baprs])[_-]\w{20,}/g,
  /\b[srp]k_(?:live|test)_\w{16,}/g,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}/g,
];

/** A literal named like a secret: `password: '...'`, `apiKey = "..."`. */
const called = /(?:password|passwort|secret|token|api[_-]?key)['"]?\s*[:=]\s*(?:'([^'\n]{6,})'|"([^"\n]{6,})")/gi;

/** `scheme://user:password@host`. */
const inAddress = /\w+:\/\/[\w.-]+:([^@/\s$'"`{}.]+)@/g;

/** A random-looking word in quotes: long, mixed letters and digits, few repetitions. */
const word = /['"`]([\w+/=-]{24,})['"`]/g;

/**
 * Entropy in bits per character, 0 for a repeated one. Forty characters of random base64 have above 4.5, words below 4.
 */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

const isRandom = (text: string) => entropy(text) > 4.2 && /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);

/** Template placeholders, names of fields or columns, and ids are not values. */
const references = [/^\$?\{/, /^(?:\w+\.)+\w+$/, /^[a-z]+(?:_[a-z]+)+$/, /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/];
const isReference = (text: string) => references.some((pattern) => pattern.test(text));

/** Distinct texts with the form of a key or of a random value. */
export const findKeys = (text: string): string[] => [
  ...new Set([
    ...keys.flatMap((pattern) => text.match(pattern) ?? []),
    ...[...text.matchAll(inAddress)].map(([, password]) => String(password)),
    ...[...text.matchAll(word)].map(([, one]) => String(one)).filter(isRandom),
  ]),
];

/** The same, plus literals named like a secret. */
export const findKeysAndSecrets = (text: string): string[] => [
  ...new Set([
    ...findKeys(text),
    ...[...text.matchAll(called)]
      .map(([, single, double]) => String(single ?? double))
      .filter((one) => !isReference(one)),
  ]),
];
