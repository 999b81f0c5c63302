import { z } from 'zod';
import { metaOf, schemaAt, unwrap } from './field.ts';
import { uses } from './uses.ts';

/**
 * A validation error in German, with the field and a stable code. `quote` is the server's alternative for some codes:
 * `OrderQuote` of the ordering contract for PRICE_CHANGED. `uses` lists the places that prevent a deletion (IN_USE).
 */
export const fault = z.object({
  message: z.string(),
  field: z.string().optional(),
  code: z.string(),
  quote: z.record(z.string(), z.unknown()).optional(),
  uses: uses.optional(),
});
export type Fault = z.output<typeof fault>;

/** Body of every error response (HTTP-01). */
export const failure = z.object({ errors: z.array(fault).min(1) });

type Issue = z.core.$ZodIssue;

const kinds: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'Ja oder Nein',
  array: 'eine Liste',
  object: 'ein Objekt',
};

const formats: Record<string, string> = {
  email: 'Bitte geben Sie eine vollständige E‑Mail-Adresse ein.',
  url: 'Bitte geben Sie eine vollständige Adresse ein, die mit https:// beginnt.',
  uuid: 'Diesen Eintrag gibt es nicht. Bitte wählen Sie einen aus.',
  datetime: 'Bitte geben Sie Datum und Uhrzeit an, zum Beispiel 2026-11-21T18:30:00Z.',
  date: 'Bitte geben Sie ein Datum an, zum Beispiel 2026-11-21.',
};

const number = (value: number | bigint) => new Intl.NumberFormat('de-AT').format(value);

function sentence(issue: Issue, label: string, schema: z.ZodType | undefined): string {
  const name = `„${label}“`;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return `Bitte füllen Sie ${name} aus.`;
      return `${name} muss ${kinds[issue.expected] ?? 'von anderer Art'} sein.`;
    case 'too_small': {
      const minimum = number(issue.minimum);
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1
          ? `${name} darf nicht leer sein.`
          : `${name} muss mindestens ${minimum} Zeichen lang sein.`;
      if (issue.origin === 'array')
        return Number(issue.minimum) <= 1
          ? `${name}: Bitte geben Sie mindestens einen Eintrag an.`
          : `${name}: Bitte geben Sie mindestens ${minimum} Einträge an.`;
      return issue.inclusive === false
        ? `${name} muss größer als ${minimum} sein.`
        : `${name} muss mindestens ${minimum} sein.`;
    }
    case 'too_big': {
      const max = number(issue.maximum);
      if (issue.origin === 'string') return `${name} darf höchstens ${max} Zeichen lang sein.`;
      if (issue.origin === 'array') return `${name}: Mehr als ${max} Einträge sind nicht möglich.`;
      return `${name} darf höchstens ${max} sein.`;
    }
    case 'invalid_format':
      return formats[issue.format] ?? metaOf(schema ?? z.unknown()).hint ?? `${name} hat nicht die erwartete Form.`;
    case 'invalid_value': {
      if (issue.input === undefined) return `Bitte wählen Sie bei ${name} etwas aus.`;
      if (issue.values.length > 12)
        return `${name}: Diesen Wert gibt es nicht. Bitte wählen Sie einen der angebotenen aus.`;
      return `${name} muss einer dieser Werte sein: ${issue.values.map(String).join(', ')}.`;
    }
    case 'not_multiple_of':
      return `${name} muss ein Vielfaches von ${number(issue.divisor)} sein.`;
    case 'custom':
      return issue.message;
    default:
      return `${name} kann so nicht verarbeitet werden.`;
  }
}

const codes: Partial<Record<Issue['code'], string>> = {
  too_small: 'TOO_SMALL',
  too_big: 'TOO_BIG',
  invalid_format: 'FORMAT',
  invalid_value: 'NOT_A_CHOICE',
  not_multiple_of: 'STEP',
  unrecognized_keys: 'UNKNOWN_FIELD',
};

const codeOf = (issue: Issue): string => {
  if (issue.code === 'custom') return typeof issue.params?.code === 'string' ? issue.params.code : 'NOT_ALLOWED';
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return 'REQUIRED';
  return codes[issue.code] ?? 'WRONG_TYPE';
};

/** Label of the field at the path; elements of a list use the list's label. */
function labelAt(schema: z.ZodType, path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'Die Eingabe';
  const at = schemaAt(schema, path);
  const title = at && metaOf(at).title;
  if (title) return title;
  return typeof path.at(-1) === 'number' ? labelAt(schema, path.slice(0, -1)) : String(path.at(-1));
}

/**
 * Maximum number of faults in a response, more than any form has. Prevents ten thousand faults for ten thousand unknown
 * fields.
 */
const maxFaults = 100;

/**
 * Converts zod issues to German faults with the labels of the schema: one per field, the first hundred. Parse with `{
 * reportInput: true }`; otherwise missing and wrong values cannot be told apart.
 */
export function toFaults(error: z.ZodError, schema: z.ZodType): Fault[] {
  const all = error.issues.flatMap((issue): Fault[] => {
    const field = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        message: `Das Feld „${key}“ ist nicht bekannt.`,
        field: [...issue.path.map(String), key].join('.'),
        code: 'UNKNOWN_FIELD',
      }));
    }
    const at = schemaAt(schema, issue.path);
    const label = labelAt(schema, issue.path);
    return [{ message: sentence(issue, label, at && unwrap(at)), ...(field ? { field } : {}), code: codeOf(issue) }];
  });
  const reportedFields = new Set<string | undefined>();
  return all
    .filter(({ field }) => field === undefined || reportedFields.size < reportedFields.add(field).size)
    .slice(0, maxFaults);
}
