import { isEmpty, isLine, isObject, type ValueField, valueFault } from './check-value.ts';
import { type Field, fieldIn, type Layout } from './fields.ts';
import { undescribedInMarkdown } from './markdown-pictures.ts';
import { tooLarge } from './measure.ts';
import { type RichNode, undescribedPictures } from './rich-text.ts';

/** A fault in content with its path: `body.2.value.title`, empty for the whole. The message is for editors. */
export type ContentFault = { readonly field: string; readonly message: string };

/**
 * Required fields and descriptions of pictures are optional in drafts and required for publication. `shown`: content
 * visible once saved, as in shared blocks, needs descriptions only in texts; other pictures may use those of media.
 */
export type Purpose = 'draft' | 'shown' | 'publish';

const maxEntries = 500;
const maxFaults = 50;

type Place = { readonly field: string; readonly label: string; readonly purpose: Purpose };
type Faults = Generator<ContentFault, void>;

const fault = ({ field, label }: Place, end: string): ContentFault => ({ field, message: `„${label}“ ${end}` });
const below = (place: Place, name: string | number, label = place.label): Place => ({
  ...place,
  field: place.field === '' ? String(name) : `${place.field}.${name}`,
  label,
});

function* checkValue(value: unknown, field: ValueField, place: Place): Faults {
  const end = valueFault(value, field);
  if (end) yield fault(place, end);
  else if (field.type === 'image' && place.purpose === 'publish' && isObject(value) && isEmpty(value.alt))
    yield fault(below(place, 'alt'), 'braucht eine Beschreibung für alle, die das Bild nicht sehen.');
  else if (place.purpose === 'draft') return;
  else if (field.type === 'wysiwyg')
    for (const lacking of undescribedPictures(value as RichNode)) yield fault(place, lacking);
  else if (field.type === 'markdown')
    for (const lacking of undescribedInMarkdown(value as string)) yield fault(place, lacking);
}

function* checkList(value: unknown, place: Place, check: (each: unknown, at: Place) => Faults): Faults {
  if (!Array.isArray(value)) yield fault(place, 'ist keine Liste.');
  else if (value.length > maxEntries) yield fault(place, `hat mehr als ${maxEntries} Einträge.`);
  else for (const [index, each] of value.entries()) yield* check(each, below(place, index));
}

const isEntry = (value: unknown): value is { id: string; type: string; value: unknown; isHidden?: true } =>
  isObject(value) &&
  [value.id, value.type].every((each) => isLine(each) && !isEmpty(each)) &&
  value.value !== undefined &&
  (value.isHidden === undefined || value.isHidden === true) &&
  Object.keys(value).every((key) => ['id', 'type', 'value', 'isHidden'].includes(key));

/** Validates `{ id, type, value }` entries of a layout's types. Entries of unknown types are preserved (BLOCK-02). */
function* checkEntries(value: unknown, layout: Layout, place: Place): Faults {
  const ids = new Set<string>();
  yield* checkList(value, place, function* checkEntry(entry, at): Faults {
    if (!isEntry(entry)) {
      yield fault(at, 'hat einen Eintrag, der nicht aus id, type und value besteht.');
      return;
    }
    if (ids.has(entry.id)) yield fault(at, 'hat zwei Einträge mit derselben id.');
    ids.add(entry.id);
    const field = fieldIn(layout, entry.type);
    // Nothing of a hidden entry is published.
    const purpose = entry.isHidden ? 'draft' : at.purpose;
    if (field) yield* checkField(entry.value, field, { ...below(at, 'value', field.label), purpose });
  });
}

function* checkField(value: unknown, field: Field, place: Place): Faults {
  if (isEmpty(value)) {
    if (field.required && place.purpose === 'publish') yield fault(place, 'fehlt.');
    return;
  }
  const checkItems = (one: ValueField) =>
    checkList(value, place, (item, at) => checkValue(item, { ...one, label: field.label }, at));
  switch (field.type) {
    case 'images':
      return yield* checkItems({ type: 'image', label: field.label });
    case 'files':
      return yield* checkItems({ type: 'file', label: field.label });
    case 'multiselect':
      return yield* checkItems({ type: 'select', label: field.label, options: field.options });
    case 'group':
      return yield* checkLayout(value, field.layout, place);
    case 'tabs':
      return yield* checkLayout(value, field.tabs, place);
    case 'collection':
      return yield* checkEntries(value, field.layout, place);
    case 'reference':
      return yield* field.many ? checkItems(field) : checkValue(value, field, place);
    default:
      return yield* checkValue(value, field, place);
  }
}

function* checkLayout(value: unknown, layout: Layout, place: Place): Faults {
  if (!isObject(value)) {
    yield fault(place, 'hat nicht die Form, die dazugehört.');
    return;
  }
  for (const name of Object.keys(value))
    if (!fieldIn(layout, name)) yield fault(below(place, name.slice(0, 60)), `hat kein Feld „${name.slice(0, 60)}“.`);
  for (const [name, field] of Object.entries(layout))
    yield* checkField(Object.hasOwn(value, name) ? value[name] : undefined, field, below(place, name, field.label));
}

/**
 * Validates content against a layout and returns at most 50 faults; empty if it may be stored. Content that is too
 * large is not inspected. Entries of unknown types are preserved.
 */
export function checkContent(layout: Layout, value: unknown, purpose: Purpose = 'draft'): ContentFault[] {
  const large = tooLarge(value);
  if (large) return [{ field: '', message: large }];
  const faults: ContentFault[] = [];
  for (const fault of checkLayout(value, layout, { field: '', label: 'Inhalt', purpose })) {
    faults.push(fault);
    if (faults.length === maxFaults) break;
  }
  return faults;
}
