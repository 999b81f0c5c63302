import {
  type Form,
  type FormElement,
  formTrap,
  minFillingSeconds,
  type submitForm,
} from '@theke/contracts/content/form';
import type { Parsed } from '@theke/contracts/endpoint';
import type { Fault } from '@theke/contracts/errors';
import { invalid, Problem } from '@theke/kit/problem';
import { isBlank } from '@theke/rules/texts/blank';
import { z } from 'zod';

type Sent = Parsed<typeof submitForm>['body'];
type Answer = { label: string; value: string };
export type Submission = { fields: Answer[]; replyTo: string | null };

const email = z.email().max(200);
const maxLine = 500;
/** Control and bidi characters; line breaks are allowed in multi-line fields. */
const breaking = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;
const breakingText = /[^\P{Cc}\n]+|[\u2028-\u202e\u2066-\u2069]+/gu;

/** Values by row and field from both formats, and whether the sender accepted the privacy policy. */
function valuesOf({ data, privacyPolicy, [formTrap]: _, seconds, ...bare }: Sent) {
  return data
    ? { values: data, hasAgreed: privacyPolicy }
    : { values: bare as NonNullable<Sent['data']>, hasAgreed: true };
}

/** Bots fill in hidden fields or submit faster than anybody can read. They get the usual response. */
export const isByRobot = ({ [formTrap]: trap, seconds }: Sent): boolean =>
  trap !== '' || (seconds !== undefined && seconds < minFillingSeconds);

/** @returns the fault of an answer, in German */
function faultOf({ type, label, isRequired, values }: FormElement, value: string): Omit<Fault, 'field'> | undefined {
  if (value === '') return isRequired ? { message: `Bitte füllen Sie „${label}“ aus.`, code: 'REQUIRED' } : undefined;
  if (type === 'form_email' && !email.safeParse(value).success)
    return { message: `„${label}“: Bitte geben Sie eine vollständige E‑Mail-Adresse ein.`, code: 'FORMAT' };
  if (type === 'form_select' && !values.includes(value))
    return { message: `„${label}“: Bitte wählen Sie eine der angebotenen Möglichkeiten.`, code: 'NOT_A_CHOICE' };
  if (type === 'form_text' && value.length > maxLine)
    return { message: `„${label}“ darf höchstens ${maxLine} Zeichen lang sein.`, code: 'TOO_BIG' };
  return undefined;
}

/**
 * Validates a submission and returns it by the form's labels. @throws Problem 422 naming each invalid field
 * (`data.ROW.FIELD`)
 */
export function checkedSubmission({ rows }: Pick<Form, 'rows'>, sent: Sent): Submission {
  const { values, hasAgreed } = valuesOf(sent);
  if (!hasAgreed) throw invalid('REQUIRED', 'Bitte stimmen Sie den Datenschutzbestimmungen zu.', 'privacyPolicy');
  const faults: Fault[] = [];
  const fields: Answer[] = [];
  let replyTo: string | null = null;
  const elementKeys = new Set<string>();
  for (const [row, { type, elements }] of rows.entries()) {
    if (type !== 'form_row') continue;
    for (const [at, element] of elements.entries()) {
      elementKeys.add(`${row}.${at}`);
      const asSent = values[row]?.[at] ?? '';
      const sent = isBlank(asSent) ? '' : asSent;
      const value = sent.replace(element.type === 'form_textarea' ? breakingText : breaking, ' ').trim();
      const fault = faultOf(element, value);
      if (fault) faults.push({ ...fault, field: `data.${row}.${at}` });
      if (value !== '') fields.push({ label: element.label, value });
      if (element.type === 'form_email' && value !== '') replyTo ??= value;
    }
  }
  for (const [row, answers] of Object.entries(values))
    for (const at of Object.keys(answers))
      if (!elementKeys.has(`${Number(row)}.${Number(at)}`))
        faults.push({
          message: 'Dieses Feld hat das Formular nicht.',
          field: `data.${row}.${at}`,
          code: 'UNKNOWN_FIELD',
        });
  if (faults.length === 0 && fields.length === 0)
    faults.push({ message: 'Bitte füllen Sie das Formular aus.', code: 'REQUIRED' });
  if (faults.length > 0) throw new Problem(422, faults.slice(0, 100));
  return { fields, replyTo };
}

/**
 * Validates a submission by the form as it is, or as it was when the visitor opened it (FORM-08).
 * @throws Problem 422 by the form as it is
 */
export function checkedAsOpened(form: Pick<Form, 'rows' | 'earlierRows'>, sent: Sent, now: Date): Submission {
  try {
    return checkedSubmission(form, sent);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    for (const { rows, until } of form.earlierRows ?? []) {
      if (until <= now.toISOString()) continue;
      try {
        return checkedSubmission({ rows }, sent);
      } catch (earlier) {
        if (!(earlier instanceof Problem)) throw earlier;
      }
    }
    throw error;
  }
}
