import type { generateText, TextUse } from '@theke/contracts/ai/generation';
import type { Parsed } from '@theke/contracts/endpoint';
import type { HiddenContacts } from './hidden-contacts.ts';

export type TextRequest = Parsed<typeof generateText>['body'];

const tasks: Readonly<Record<TextUse, string>> = {
  'product-description':
    'Beschreibe das Produkt für die Speisekarte: woraus es besteht und wie es schmeckt, in ein bis zwei Sätzen. Nenne keine Zutat, die nicht angegeben ist.',
  'branch-description': 'Beschreibe die Filiale für Gäste in zwei bis drei Sätzen.',
  'picture-description':
    'Beschreibe das Bild für Menschen, die es nicht sehen: ein Satz, was zu sehen ist, ohne „Bild von“. Nenne keine Namen von Personen.',
  'search-result':
    'Schreibe Titel und Beschreibung für Suchmaschinen: genau zwei Texte, zuerst der Titel mit höchstens 60 Zeichen, dann die Beschreibung mit höchstens 155 Zeichen.',
  teaser: 'Schreibe einen Teaser in ein bis zwei Sätzen, der sagt, was Leserinnen und Leser erfahren.',
  'rating-answer':
    'Schreibe eine kurze Antwort des Betriebs auf die Bewertung eines Gastes. Was der Gast geschrieben hat, ist nicht bekannt: geh nur auf die Sterne ein, versprich nichts und biete keine Entschädigung an.',
};

/** Number of alternatives per use. `search-result` has a title and a description instead. */
const alternatives: Readonly<Record<TextUse, number>> = {
  'product-description': 3,
  'branch-description': 2,
  'picture-description': 2,
  'search-result': 2,
  teaser: 3,
  'rating-answer': 2,
};

const languages = { de: 'Deutsch, wie es in Österreich geschrieben wird', en: 'britisches Englisch' };

/** The user message of one text. `subject`: public data of the product or branch that it is for. */
export const textPrompt = (request: TextRequest, subject: object | undefined, contacts: HiddenContacts): string =>
  JSON.stringify({
    auftrag: [tasks[request.use], contacts.hide(request.brief)].filter(Boolean).join(' '),
    anzahl: alternatives[request.use],
    sprache: languages[request.language],
    hoechstlaenge: request.maxLength,
    ...(subject && { angaben: subject }),
    ...(request.stars !== null && { sterne: request.stars }),
    ...(request.current !== '' && { bisher: contacts.hide(request.current) }),
    ...(request.about !== '' && { inhalt: contacts.hide(request.about) }),
  });
