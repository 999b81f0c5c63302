import type { StreamEntryDraft } from '@theke/contracts/signage/stream';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { streamMessages } from './stream-messages.de.ts';

const messages = streamMessages.schedule;
const day = (date: string) => dateText(startOf(date));

type Rule = StreamEntryDraft['schedule'][number];
type Times = Pick<StreamEntryDraft, 'schedule' | 'validFrom' | 'validUntil'>;

const ruleDay = ({ type, date }: Rule) => (type === 'once' && date ? day(date) : messages.days[type]);
const ruleTimes = ({ isClosed, from, to }: Rule) => (isClosed ? messages.not : messages.times(from ?? '', to ?? ''));

/** When an entry plays: "Di 11:30–14:30, Mi 11:30–14:30; bis 24.12.2026", "immer". */
export function scheduleText({ schedule, validFrom, validUntil }: Times): string {
  const times =
    schedule.length === 0 ? messages.always : schedule.map((rule) => `${ruleDay(rule)} ${ruleTimes(rule)}`).join(', ');
  const period =
    validFrom && validUntil
      ? messages.between(day(validFrom), day(validUntil))
      : validFrom
        ? messages.from(day(validFrom))
        : validUntil && messages.until(day(validUntil));
  return [times, period].filter(Boolean).join('; ');
}
