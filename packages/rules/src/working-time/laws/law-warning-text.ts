import type { LawWarning } from './law-warning.ts';
import { conditions, lawNames, warningTexts } from './warning-texts.de.ts';

/** A warning as a German sentence with law and paragraph; a notice includes the condition under which it is allowed. */
export function lawWarningText(warning: LawWarning): string {
  const sentence = warningTexts.sentence(factText(warning), lawNames[warning.rule] ?? warning.rule);
  const condition = warning.severity === 'notice' && conditions[warning.rule];
  return condition ? warningTexts.onlyIf(sentence, condition) : sentence;
}

function factText({ kind, severity, found, limit }: LawWarning): string {
  const { hours } = warningTexts;
  switch (kind) {
    case 'break':
      return severity === 'notice' ? warningTexts.parted(limit) : warningTexts.break(found, limit);
    case 'forbidden':
    case 'sundays-in-a-row':
      return warningTexts[kind];
    case 'days-per-week':
    case 'sundays':
      return warningTexts[kind](found, limit);
    case 'clock':
    case 'sunday':
    case 'public-holiday':
      return warningTexts[kind](hours(found));
    default:
      return warningTexts[kind](hours(found), hours(limit));
  }
}
