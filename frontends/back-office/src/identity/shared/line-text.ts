import { replacements } from '@theke/contracts/contracts';
import { schemaAt } from '@theke/contracts/field';
import { auditedLabel } from '@theke/contracts/identity/audited-fields';
import { configChanged } from '@theke/contracts/identity/config';
import { customerChanged } from '@theke/contracts/ordering/customer';
import { allResources } from '@theke/contracts/service-contracts';
import { shownLabel } from '@theke/contracts/shown-label';
import { eventText } from './event-text.ts';
import { logMessages } from './log-messages.de.ts';
import { orderSentences } from './sentences/order-sentences.de.ts';
import { otherSentences } from './sentences/other-sentences.de.ts';
import { paymentSentences } from './sentences/payment-sentences.de.ts';
import { type LogLine, type LogNames, type SentenceOf, sentence } from './sentences/sentence.ts';
import { workingSentences } from './sentences/working-sentences.de.ts';

const maxNamed = 3;

/** "Preis, Beschreibung und 2 weitere" */
function fieldsText(labels: readonly string[]): string {
  const different = [...new Set(labels)];
  const more = different.length - maxNamed;
  return more > 1 ? logMessages.andMore(different.slice(0, maxNamed).join(', '), more) : different.join(', ');
}

/** Labels of the changed fields, of nested ones the outermost; the subject's own object is skipped. */
function changedLabels(schema: Parameters<typeof schemaAt>[0], { changes }: LogLine): string[] {
  return (changes ?? []).flatMap((path) => {
    const labels = path.map((_, index) => {
      const part = path.slice(0, index + 1);
      return auditedLabel(schemaAt(schema, part), part);
    });
    return labels.find(Boolean) ?? [];
  });
}

/** Sentences for events whose text names the changed fields. */
const changeSentences = [
  sentence(configChanged, (_data, _names, line) =>
    [logMessages.configChanged, fieldsText(changedLabels(configChanged.data, line))].filter(Boolean).join(': '),
  ),
  sentence(customerChanged, ({ fields = [] }) =>
    [logMessages.customerChanged, fieldsText(fields.flatMap((name) => auditedLabel(undefined, [name]) ?? []))]
      .filter(Boolean)
      .join(': '),
  ),
];

/** Sentences for the events of each resource: created, changed with the names of the fields, and deleted. */
const resourceSentences = allResources.flatMap(({ label, events: { changed, deleted } }): [string, SentenceOf][] => {
  const named = (name: string) => logMessages.named(shownLabel(label).one, name);
  return [
    [
      changed.type,
      (line, { nameOf }) => {
        const about = named(nameOf(line));
        const isNew = line.changes === null && (line.data as { version?: unknown } | null)?.version === 1;
        const fields = fieldsText(changedLabels(changed.data, line));
        if (isNew) return logMessages.made(about);
        return [logMessages.changed(about), fields].filter(Boolean).join(': ');
      },
    ],
    [deleted.type, (line, { nameOf }) => logMessages.deleted(named(nameOf(line)))],
  ];
});

const sentences = new Map<string, SentenceOf>([
  ...resourceSentences,
  ...changeSentences,
  ...orderSentences,
  ...paymentSentences,
  ...workingSentences,
  ...otherSentences,
]);

/** What happened to what, in a sentence; the summary of an unknown event. */
export function lineText(line: LogLine, names: LogNames): string {
  const current = replacements.get(line.type)?.type ?? line.type;
  return sentences.get(current)?.(line, names) ?? eventText(line.type);
}

/** Whether an event has its own sentence. */
export const hasSentence = (type: string): boolean => sentences.has(replacements.get(type)?.type ?? type);
