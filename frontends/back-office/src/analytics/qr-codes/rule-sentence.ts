import { type QrRuleDraft, qrDeviceLabels, qrLanguages, qrOpeningLabels } from '@theke/contracts/analytics/qr-code';
import { type Weekday, weekdays } from '@theke/rules/hours/opening-hours';
import { qrMessages } from './qr-messages.de.ts';

/** "Mo", "Di–Fr", "Mo, Mi–Fr": three or more consecutive days are combined to a range. */
export function daysText(days: readonly Weekday[]): string {
  const chosen = weekdays.map((day) => days.includes(day));
  const spans: string[] = [];
  for (let from = 0; from < weekdays.length; from++) {
    if (!chosen[from]) continue;
    let to = from;
    while (chosen[to + 1]) to++;
    const names = weekdays.slice(from, to + 1).map((day) => qrMessages.days[day]);
    spans.push(...(names.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names));
    from = to;
  }
  return spans.join(', ');
}

/** Describes each condition of a rule; `momentText` formats the times of `at`. */
export function conditionsOf(rule: Partial<QrRuleDraft>, momentText: (iso: string) => string): string[] {
  const { opening, from, until, timeFrom, timeTo, weekdays: days, language, device } = rule;
  return [
    opening && qrMessages.opening(qrOpeningLabels[opening]),
    (timeFrom || timeTo) && qrMessages.time(timeFrom ?? '00:00', timeTo ?? '24:00'),
    days && days.length > 0 && qrMessages.weekday(daysText(days)),
    from && qrMessages.from(momentText(from)),
    until && qrMessages.until(momentText(until)),
    language && qrMessages.language(qrLanguages[language]),
    device && qrMessages.device(qrDeviceLabels[device]),
  ].filter((text) => typeof text === 'string' && text !== '') as string[];
}
