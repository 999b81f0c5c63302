import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { storedSecret } from '../stored-secret.ts';
import { money } from '../wire.ts';

/** Base address of the OpenAI-compatible API, such as `https://api.example/v1`. */
const address = z.union([z.url({ protocol: /^https?$/ }).max(500), z.literal('')]);
const model = oneLine(120);
/** Price per million tokens, or per picture, in the currency of the business. */
const price = money;

const settings = {
  isEnabled: field(z.boolean(), 'Eingeschaltet', {
    hint: 'Ausgeschaltet gibt es nirgends Vorschläge, und nichts wird gesendet.',
  }).default(false),
  address: field(address, 'Adresse des Anbieters', {
    hint: 'Basisadresse einer OpenAI-kompatiblen Schnittstelle, zum Beispiel https://api.openai.com/v1 oder http://192.168.1.20:11434/v1.',
  }).default(''),
  textModel: field(model, 'Modell für Texte').default(''),
  textInputPrice: field(price, 'Preis je Million gelesener Token', { widget: 'money' }).default(0),
  textOutputPrice: field(price, 'Preis je Million geschriebener Token', { widget: 'money' }).default(0),
  seesPictures: field(z.boolean(), 'Das Modell versteht Bilder', {
    hint: 'Dann schlägt es Bildbeschreibungen vor. Dafür wird das Bild gesendet.',
  }).default(false),
  imageModel: field(model, 'Modell für Bilder', { hint: 'Leer lassen, wenn keine Bilder erzeugt werden.' }).default(''),
  imagePrice: field(price, 'Preis je Bild', { widget: 'money' }).default(0),
  monthlyBudget: field(money, 'Budget im Monat', {
    widget: 'money',
    hint: 'Ein Auftrag, den der Rest nicht deckt, wird nicht begonnen.',
  }).default(0),
  dailyJobs: field(z.int().min(1).max(1_000), 'Aufträge je Person und Tag').default(50),
  tone: field(z.string().trim().max(1_000), 'Ton', {
    widget: 'textarea',
    hint: 'Gilt für alle Texte: Anrede, Stil und was zu vermeiden ist.',
  }).default(''),
  /** AI Act, article 50. */
  marksForVisitors: field(z.boolean(), 'Für Besucher kennzeichnen', {
    hint: 'Seiten mit erzeugten Texten oder Bildern tragen dann einen Hinweis.',
  }).default(true),
} as const;

/** 0 for settings that were never saved. */
const version = field(z.int().min(0).max(2_147_483_647), 'Version');

/** Settings of the business for generation. The key is write-only. */
export const aiSettings = z.object({
  version,
  ...settings,
  /** Null if there is none: local models need none. */
  key: storedSecret,
  /** False if the platform has no key to encrypt it with: no key can be saved. */
  canStore: z.boolean(),
  /** False if the stored key cannot be decrypted any more: it must be entered again. */
  isReadable: z.boolean(),
  currency: z.string(),
});
export type AiSettings = z.output<typeof aiSettings>;

export const aiSettingsDraft = z.strictObject({
  version,
  ...settings,
  /** Unchanged if omitted, removed if empty. */
  key: field(
    z
      .string()
      .trim()
      .max(500)
      .regex(/^[\x21-\x7e]*$/),
    'API-Schlüssel',
    {
      widget: 'password',
      personal: true,
      hint: 'Bleibt verschlüsselt in der Plattform. Leer lassen, um den gespeicherten zu behalten.',
    },
  ).optional(),
});
export type AiSettingsDraft = z.output<typeof aiSettingsDraft>;

export const readAiSettings = endpoint({
  name: 'readAiSettings',
  service: 'ai',
  method: 'GET',
  path: '/content-ai/settings',
  summary: 'Einstellungen der KI laden',
  needs: 'ai-settings.read',
  reply: { kind: 'data', schema: aiSettings },
  status: 200,
  example: {},
});

/**
 * 409 CANNOT_STORE without an encryption key, 409 STALE_VERSION; 422 REQUIRED if enabled and incomplete, 422
 * NOT_ALLOWED if the operator does not permit the address.
 */
export const saveAiSettings = endpoint({
  name: 'saveAiSettings',
  service: 'ai',
  method: 'PUT',
  path: '/content-ai/settings',
  summary: 'Einstellungen der KI speichern',
  needs: 'ai-settings.write',
  body: aiSettingsDraft,
  reply: { kind: 'data', schema: aiSettings },
  status: 200,
  example: { body: { version: 0, isEnabled: false, monthlyBudget: 20, dailyJobs: 50 } },
});

/** Asks the provider for its models with the stored settings; costs nothing. */
export const checkAiProvider = endpoint({
  name: 'checkAiProvider',
  service: 'ai',
  method: 'POST',
  path: '/content-ai/settings/check',
  summary: 'Verbindung zum KI-Anbieter prüfen',
  needs: 'ai-settings.write',
  body: z.strictObject({}),
  reply: {
    kind: 'data',
    schema: z.object({ isWorking: z.boolean(), message: z.string(), models: z.array(z.string()) }),
  },
  status: 200,
  example: { body: {} },
});

/** What an editor may generate, and what is left of the budget. */
export const aiAvailability = z.object({
  /** False: no button is shown anywhere (AI-02). */
  canWrite: z.boolean(),
  canDescribePictures: z.boolean(),
  canDraw: z.boolean(),
  /** Price of one picture, for the button. */
  imagePrice: z.number(),
  currency: z.string(),
  /** Amounts of the current month in the zone of the business. `reserved`: for running jobs. */
  budget: z.object({ month: z.string(), limit: z.number(), spent: z.number(), reserved: z.number() }),
  /** Jobs that the caller may still start today. */
  jobsLeft: z.int(),
});
export type AiAvailability = z.output<typeof aiAvailability>;

export const readAiAvailability = endpoint({
  name: 'readAiAvailability',
  service: 'ai',
  method: 'GET',
  path: '/content-ai/availability',
  summary: 'Verfügbarkeit der KI laden',
  needs: 'ai.use',
  reply: { kind: 'data', schema: aiAvailability },
  status: 200,
  example: {},
});

/** For the audit log, and for services that mark generated content. Never contains the key. */
export const aiSettingsChanged = defineEvent({
  type: 'ai.settings-changed.v1',
  summary: 'Die Einstellungen der KI wurden geändert.',
  data: z.object({
    isEnabled: z.boolean(),
    address: z.string(),
    textModel: z.string(),
    imageModel: z.string(),
    monthlyBudget: z.number(),
    marksForVisitors: z.boolean(),
    isKeyRenewed: z.boolean(),
  }),
  example: {
    isEnabled: true,
    address: 'https://api.example/v1',
    textModel: 'text-l',
    imageModel: '',
    monthlyBudget: 20,
    marksForVisitors: true,
    isKeyRenewed: true,
  },
});
