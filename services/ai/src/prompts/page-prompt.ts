import { type RewriteTask, rewriteTasks } from '@theke/contracts/ai/generation';
import type { TextField } from '@theke/rules/ai/text-blocks';
import { type PageJob, pageId } from '../answers/page-job.ts';
import { readableText } from '../answers/text-value.ts';
import type { HiddenContacts } from './hidden-contacts.ts';
import type { JobFacts } from './job-facts.ts';

const tasks: Readonly<Record<RewriteTask, string>> = {
  free: '',
  shorter: 'Kürze die Texte auf etwa die Hälfte, ohne Tatsachen zu verlieren.',
  longer: 'Schreibe die Texte ausführlicher, ohne Tatsachen zu erfinden.',
  friendlier: 'Schreibe die Texte freundlicher und persönlicher.',
  plainer: 'Schreibe die Texte sachlicher und schlichter.',
  english: 'Übersetze die Texte in britisches Englisch.',
  german: 'Übersetze die Texte ins Deutsche, wie es in Österreich geschrieben wird.',
};

const described = ({ field, label, hint, kind }: TextField) => ({
  feld: field,
  bedeutung: label,
  ...(hint !== '' && { hinweis: hint }),
  form: kind === 'text' ? 'eine Zeile' : kind === 'textarea' ? 'Text ohne Formatierung' : 'Markdown',
});

/** The user message of a page or a block. */
export function pagePrompt(job: PageJob, facts: JobFacts, contacts: HiddenContacts): string {
  const { page, block, task, brief } = job.request;
  const instruction = [tasks[task], contacts.hide(brief)].filter(Boolean).join(' ');
  return JSON.stringify({
    auftrag: instruction || rewriteTasks[task],
    umfang:
      block === null
        ? 'Schlage die ganze Seite vor: Liste in „blocks“ alle Bausteine, die sich ändern oder neu sind, in der Reihenfolge der Seite. Bestehende behalten ihre id; neue haben id null und eine Art aus „neueArten“. Nenne auch „title“ und „description“ für Suchmaschinen.'
        : 'Ändere nur die Texte dieses Bausteins. „title“ und „description“ sind null, es gibt keine neuen Bausteine, „entries“ ist leer.',
    seite: {
      name: contacts.hide(page.name),
      ...(job.hasAttributes && { title: contacts.hide(page.title), description: contacts.hide(page.description) }),
    },
    bausteine: job.blocks.map(({ id, type, label, fields }) => ({
      id: id ?? pageId,
      type,
      bedeutung: label,
      felder: fields.map((each) => ({ ...described(each), text: contacts.hide(readableText(each).text) })),
    })),
    ...(job.newTypes.length > 0 && {
      neueArten: job.newTypes.map(({ type, label, fields, entries }) => ({
        type,
        bedeutung: label,
        felder: fields.map(described),
        ...(entries && { eintraege: entries.fields.map(described) }),
      })),
    }),
    platzhalter: facts.lines,
  });
}
