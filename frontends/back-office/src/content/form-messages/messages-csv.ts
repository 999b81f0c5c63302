import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import { minuteText } from '@theke/admin/ui/format.ts';
import type { FormMessage } from '@theke/contracts/content/form-message';
import { formMessageMessages } from './form-message-messages.de.ts';

/** CSV of messages: one column for each label of their forms, in the order in which the labels first appear. */
export function messagesCsv(messages: readonly FormMessage[], now: Date, zone: string): string {
  const labels = [...new Set(messages.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  const { received, form, replyTo } = formMessageMessages;
  const rows = messages.map(({ createdAt, title, replyTo: address, fields }) => [
    { plain: minuteText(createdAt, now, zone) },
    title,
    address ?? '',
    ...labels.map((label) =>
      fields
        .filter((one) => one.label === label)
        .map(({ value }) => value)
        .join('\n'),
    ),
  ]);
  return byteOrderMark + [[received, form, replyTo, ...labels], ...rows].map(csvRow).join('');
}
