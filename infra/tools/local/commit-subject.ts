const maxLength = 72;

/** Describes the fault in the subject of a commit. Undefined: no fault. */
export function subjectFault(subject: string): string | undefined {
  if (subject.length > maxLength) return `has ${subject.length} characters, at most ${maxLength} are allowed`;
  const [, verb] = /^[a-z][a-z0-9-]*(?:, [a-z][a-z0-9 -]*| [a-z]+)*: (\S+)/.exec(subject) ?? [];
  if (!verb) return 'needs a scope: "ordering: lock stock rows in key order"';
  if (/^[A-Z]/.test(verb)) return `begins with a capital: "${verb}"`;
  if (/\w(ing|[^e]ed)$/.test(verb) && !imperatives.has(verb)) return `is not imperative: "${verb}"`;
  return undefined;
}

/** Verbs in the imperative that end like other forms. */
const imperatives = new Set(['bring', 'embed', 'ping', 'shed', 'string']);
