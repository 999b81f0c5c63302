import { contrast } from '../theme/theme.ts';
import { checkContent } from './check-content.ts';
import { contentFields, isText } from './content-fields.ts';
import { factLabels } from './fact-texts.ts';
import { type Fact, factsInText, hasBrokenPlaceholder } from './facts.ts';
import type { Layout, ReferenceTarget } from './fields.ts';
import { headingsIn } from './headings-in.ts';
import { ownLinksIn } from './own-links-in.ts';
import { referencesIn } from './references-in.ts';
import { plainText } from './rich-text.ts';

/**
 * What an editor should know before publishing. An error prevents publication (`checkContent`), a warning does not.
 * `field` is the path in the content, `blockId` the id of the innermost block of a body around it.
 */
export type PublishCheck = {
  readonly level: 'error' | 'warning';
  readonly blockId?: string;
  readonly field: string;
  /** German, for editors. */
  readonly message: string;
};

/** Whether guests can open a target, only staff can, or it was deleted. */
export type TargetState = 'public' | 'hidden' | 'missing';

/** The targets of a page's references and links (`referencesIn`, `ownLinksIn`), as loaded by the caller. */
export type KnownTargets = {
  /** Of kinds that the caller does not know, it answers `public`. */
  stateOf(kind: ReferenceTarget, id: string): TargetState;
  /** What guests get at a path such as `/leistungen`, also by a redirect. */
  stateOfPath(path: string): TargetState;
  /** Whether visitors see a fact (FACT-04). Without it all count as seen. */
  hasFact?(fact: Fact): boolean;
};

type Checked = { layout: Layout; content: unknown; known: KnownTargets; title?: string };
type Found = Omit<PublishCheck, 'level' | 'blockId'>;

/** Contrast of normal text: WCAG 2, level AA. */
const minContrast = 4.5;
/** The colours of a page's text and background, if a block sets only one of the two. */
const [ink, paper] = ['#1a1a1a', '#ffffff'];

/** The name of a target with the pronoun for it. */
const targetNames: Readonly<Record<ReferenceTarget, readonly [name: string, pronoun: string]>> = {
  block: ['ein gemeinsamer Inhalt', 'der'],
  site: ['eine Seite', 'die'],
  category: ['eine Kategorie', 'die'],
  product: ['ein Produkt', 'das'],
  scene: ['eine Szene', 'die'],
  node: ['eine Sammlung', 'die'],
  project: ['ein Projekt', 'das'],
  post: ['ein Beitrag', 'der'],
  form: ['ein Formular', 'das'],
};
const pathTexts = {
  hidden: 'Was dort liegt, ist noch nicht veröffentlicht.',
  missing: 'Unter dieser Adresse gibt es keine Seite.',
} as const;
const stateTexts = { hidden: 'nicht öffentlich ist', missing: 'es nicht mehr gibt' } as const;

function* referenceChecks({ layout, content, known }: Checked): Generator<Found> {
  for (const reference of referencesIn(layout, content)) {
    if (reference.kind === 'image' || reference.kind === 'file') continue;
    const { kind, id, field } = reference;
    const state = known.stateOf(kind, id);
    if (state === 'public' || isInHidden(content, field)) continue;
    const [name, pronoun] = targetNames[kind];
    // "den es nicht mehr gibt", but "der nicht öffentlich ist".
    const which = state === 'missing' && pronoun === 'der' ? 'den' : pronoun;
    const message = `Hier ist ${name} gewählt, ${which} ${stateTexts[state]}. Besucher:innen sehen davon nichts.`;
    yield { field, message };
  }
}

function* linkChecks({ layout, content, known }: Checked): Generator<Found> {
  for (const { path, field } of ownLinksIn(layout, content)) {
    const state = known.stateOfPath(path);
    if (state !== 'public') yield { field, message: `Ein Link führt zu „${path}“. ${pathTexts[state]}` };
  }
}

const broken =
  'Hier stehen doppelte geschweifte Klammern, die keine Angabe sind. Besucher:innen lesen sie so. Bitte fügen Sie die Angabe neu ein.';

/** Facts that visitors do not see, and broken placeholders, in one text. */
function* factFaults(text: string, field: string, { hasFact }: KnownTargets): Generator<Found> {
  for (const fact of factsInText(text))
    if (hasFact && !hasFact(fact))
      yield {
        field,
        message: `Die Angabe „${factLabels[fact.kind]}“ gibt es nicht: Das Produkt oder die Filiale wurde gelöscht oder ist nicht zu sehen. Besucher:innen sehen an dieser Stelle nichts.`,
      };
  if (hasBrokenPlaceholder(text)) yield { field, message: broken };
}

function* factChecks({ layout, content, known }: Checked): Generator<Found> {
  for (const { field, value, path } of contentFields(layout, content)) {
    if (isText(field, value)) yield* factFaults(plainText(value), path, known);
    else if (typeof value === 'string' && ['text', 'textarea', 'markdown'].includes(field.type))
      yield* factFaults(value, path, known);
  }
}

/** Checks the facts in attributes of a page; `field` is the name of the attribute. */
export const attributeChecks = (attributes: Readonly<Record<string, string>>, known: KnownTargets): PublishCheck[] =>
  Object.entries(attributes).flatMap(([name, text]) =>
    [...factFaults(text, name, known)].map((found) => ({ level: 'warning' as const, ...found })),
  );

function* headingChecks({ layout, content, title = '' }: Checked): Generator<Found> {
  let before = 1;
  for (const [index, { path, text, level, isFirstLevel }] of headingsIn(layout, content).entries()) {
    // A simple page does not show the first heading of its text if it repeats the page's title.
    const isPageTitle = isFirstLevel && index === 0 && text.toLowerCase() === title.trim().toLowerCase();
    if (isFirstLevel && !isPageTitle)
      yield {
        field: path,
        message: `„${text}“ ist eine Überschrift 1. Die gibt es auf der Seite schon: den Seitentitel. Bitte wählen Sie Überschrift 2.`,
      };
    if (level > before + 1)
      yield {
        field: path,
        message: `Vor „${text}“ (Überschrift ${level}) fehlt eine Überschrift ${before + 1}. Wer sich die Seite vorlesen lässt, sucht sie vergeblich.`,
      };
    before = isPageTitle ? 1 : level;
  }
}

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
const isGround = (name: string): boolean => /background/i.test(name);

/** Compares the colours of one group: those named `background` with all others. */
function* contrastChecks({ layout, content }: Checked): Generator<Found> {
  const colors = new Map<string, { name: string; path: string; color: string }[]>();
  for (const { field, name, path, value, group } of contentFields(layout, content))
    if (field.type === 'color' && isColor(value))
      colors.set(group.path, [...(colors.get(group.path) ?? []), { name, path, color: value }]);
  for (const all of colors.values()) {
    const grounds = all.filter(({ name }) => isGround(name));
    const texts = all.filter(({ name }) => !isGround(name));
    for (const text of texts.length > 0 ? texts : [{ path: '', color: ink }])
      for (const ground of grounds.length > 0 ? grounds : [{ path: '', color: paper }]) {
        const ratio = contrast(text.color, ground.color);
        if (ratio >= minContrast) continue;
        const shown = (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');
        yield {
          field: text.path || ground.path,
          message: `Text in ${text.color} ist auf ${ground.color} schlecht zu lesen: Der Kontrast ist ${shown} zu 1, nötig sind 4,5 zu 1.`,
        };
      }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a field is in a hidden entry. */
function isInHidden(content: unknown, field: string): boolean {
  let value = content;
  for (const part of field.split('.')) {
    value = isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    if (isObject(value) && value.isHidden === true) return true;
  }
  return false;
}

/** Id of the innermost entry of a `body` on the way to a field; undefined outside of blocks. */
function blockIdAt(content: unknown, field: string): string | undefined {
  let [value, id]: [unknown, string | undefined] = [content, undefined];
  let before = '';
  for (const part of field.split('.')) {
    value = isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    if (before === 'body' && /^\d+$/.test(part) && isObject(value) && typeof value.id === 'string') id = value.id;
    before = part;
  }
  return id;
}

/**
 * Checks a page or shared block before publication: required fields, alternative texts and invalid values (errors),
 * then links and references to what guests cannot open, heading order and contrast (warnings). An empty answer means
 * nothing to mend.
 * @param checked.title title of the page, which a simple page's text may repeat as its first heading
 */
export function publishChecks(checked: Checked): PublishCheck[] {
  const { layout, content } = checked;
  const faults = checkContent(layout, content, 'publish');
  const withBlock = (level: PublishCheck['level'], { field, message }: Found): PublishCheck => {
    const blockId = blockIdAt(content, field);
    return { level, ...(blockId !== undefined && { blockId }), field, message };
  };
  const errors = faults.map((fault) => withBlock('error', fault));
  // Content that is too large was not inspected, and must not be walked.
  if (faults.some(({ field }) => field === '')) return errors;
  const warnings = [
    ...referenceChecks(checked),
    ...linkChecks(checked),
    ...factChecks(checked),
    ...headingChecks(checked),
    ...contrastChecks(checked),
  ].map((found) => withBlock('warning', found));
  return [...errors, ...warnings];
}
