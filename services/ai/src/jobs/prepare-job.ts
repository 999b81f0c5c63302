import type { GenerationResult } from '@theke/contracts/ai/generation';
import type { Transaction } from '@theke/kit/database/database';
import { invalid, unknown } from '@theke/kit/problem';
import { estimateTokens, generationCost, type ModelPrice } from '@theke/rules/ai/generation-cost';
import { checkContent } from '@theke/rules/content/check-content';
import type { Layout } from '@theke/rules/content/fields';
import { pageTypes } from '@theke/rules/content/page-types';
import type { Money } from '@theke/rules/money/money';
import { jsonSchemaOf, pageAnswer, parseAnswer, textAnswer } from '../answers/answer-schema.ts';
import { pageJobOf, type SiteRequest } from '../answers/page-job.ts';
import { readPageAnswer } from '../answers/read-page-answer.ts';
import { readTextAnswer } from '../answers/read-text-answer.ts';
import { factCopies } from '../copies.ts';
import { HiddenContacts } from '../prompts/hidden-contacts.ts';
import { readJobFacts } from '../prompts/job-facts.ts';
import { pagePrompt } from '../prompts/page-prompt.ts';
import { type PictureRequest, pictureCall } from '../prompts/picture-prompt.ts';
import { systemPrompt } from '../prompts/system-prompt.ts';
import { type TextRequest, textPrompt } from '../prompts/text-prompt.ts';
import type { DrawCall, WriteCall } from '../provider/provider.ts';
import type { SettingsDoc } from '../settings/settings-store.ts';
import type { JobRequest } from './generation-row.ts';

/**
 * A job ready to be sent. `sent`: the text that leaves the platform. `read` returns the German reason if an answer is
 * not usable.
 */
export type PreparedJob = {
  model: string;
  price: ModelPrice;
  sent: string;
  /** Most that the call may cost. */
  estimate: Money;
} & (
  | { kind: 'write'; call: WriteCall; read(answer: string): GenerationResult | string }
  | { kind: 'draw'; call: DrawCall; count: number }
);

type Preparing = {
  tx: Transaction;
  business: { name: string };
  settings: SettingsDoc;
  subject: string | null;
  newId: () => string;
};

const pageSchema = jsonSchemaOf(pageAnswer);
const textSchema = jsonSchemaOf(textAnswer);
const longestAnswer = { page: 8_000, block: 3_000, text: 1_500 };
/** Tokens of a picture that a model looks at. */
const pictureTokens = 1_500;

/** @throws Problem 404 if its subject does not exist, 422 if there is nothing to write */
export function prepareJob(request: JobRequest, preparing: Preparing): Promise<PreparedJob> {
  switch (request.kind) {
    case 'site':
      return prepareSite(request.body, preparing);
    case 'text':
      return prepareText(request.body, preparing);
    case 'picture':
      return Promise.resolve(preparePicture(request.body, preparing));
  }
}

/** @throws Problem 404 if the page, product or branch does not exist, 422 if the content is not that of a page */
export async function requireSubject(request: JobRequest, subject: string | null, tx: Transaction): Promise<void> {
  if (request.kind === 'site') {
    if (!(subject && (await factCopies.stores.sites.find(tx, subject)))) throw unknown('Die Seite');
    requireValid(request.body.page);
  }
  if (request.kind === 'text') await publicDataOf(request.body, subject, tx);
}

function requireValid({ type, content }: SiteRequest['page']): void {
  const { layout }: { layout: Layout } = pageTypes[type];
  const [fault] = checkContent(layout, content);
  if (fault) throw invalid('INVALID', fault.message, ['page.content', fault.field].filter(Boolean).join('.'));
}

async function prepareSite(
  request: SiteRequest,
  { tx, business, settings, subject, newId }: Preparing,
): Promise<PreparedJob> {
  await requireSubject({ kind: 'site', body: request }, subject, tx);
  const job = pageJobOf(request);
  if (!job) throw invalid('NO_TEXT', 'Dieser Baustein hat keinen Text, der sich vorschlagen ließe.', 'block');
  const isWholePage = request.block === null;
  const contacts = new HiddenContacts();
  const facts = await readJobFacts(tx, `${request.brief} ${JSON.stringify(request.page.content)}`);
  const user = pagePrompt(job, facts, contacts);
  return writing(settings, {
    call: {
      system: systemPrompt({ business: business.name, tone: settings.tone }),
      user,
      schema: pageSchema,
      maxTokens: isWholePage ? longestAnswer.page : longestAnswer.block,
    },
    read(text) {
      const answer = parseAnswer(pageAnswer, text);
      if (!answer) return notJson;
      const result = readPageAnswer({ job, facts, contacts, newId }, answer);
      if (result.parts.length > 0) return result;
      return result.refused[0]?.message ?? 'Das Modell hat nichts geändert.';
    },
  });
}

async function prepareText(request: TextRequest, preparing: Preparing): Promise<PreparedJob> {
  const { business, settings } = preparing;
  const subject = await publicDataOf(request, preparing.subject, preparing.tx);
  const contacts = new HiddenContacts();
  const user = textPrompt(request, subject, contacts);
  const given = subject ? JSON.stringify(subject) : '';
  return writing(settings, {
    call: {
      system: systemPrompt({ business: business.name, tone: settings.tone }),
      user,
      ...(request.use === 'picture-description' && { picture: requirePicture(request) }),
      schema: textSchema,
      maxTokens: longestAnswer.text,
    },
    read(text) {
      const answer = parseAnswer(textAnswer, text);
      if (!answer) return notJson;
      const texts = readTextAnswer(request, answer.texts, { contacts, given });
      return texts.length > 0 ? { kind: 'texts', texts } : noneUsable;
    },
  });
}

const notJson = 'Die Antwort des Modells war nicht lesbar.';
const noneUsable = 'Kein Vorschlag war verwendbar: Sie enthielten eigene Preise, Zeiten, Allergene oder Adressen.';

function requirePicture({ picture }: TextRequest): string {
  if (picture === null) throw invalid('REQUIRED', '„Bild“ fehlt.', 'picture');
  return picture;
}

/** Public data of the product or branch that a text is for. */
async function publicDataOf(
  { use }: TextRequest,
  subject: string | null,
  tx: Transaction,
): Promise<Record<string, string> | undefined> {
  if (use === 'product-description') {
    const product = subject && (await factCopies.stores.products.find(tx, subject));
    if (!product) throw unknown('Das Produkt');
    return { name: product.name, beschreibung: product.description };
  }
  if (use !== 'branch-description') return undefined;
  const branch = subject && (await factCopies.stores.branches.find(tx, subject));
  if (!branch) throw unknown('Die Filiale');
  return { name: branch.name, ort: branch.city, beschreibung: branch.description };
}

function writing(
  settings: SettingsDoc,
  { call, read }: { call: WriteCall; read(answer: string): GenerationResult | string },
): PreparedJob {
  const price = { input: settings.textInputPrice, output: settings.textOutputPrice, picture: 0 };
  const sent = `${call.system}\n\n${call.user}`;
  const inputTokens = estimateTokens(sent) + (call.picture ? pictureTokens : 0);
  return {
    kind: 'write',
    model: settings.textModel,
    price,
    sent,
    estimate: generationCost({ inputTokens, outputTokens: call.maxTokens, pictures: 0 }, price),
    call,
    read,
  };
}

function preparePicture(request: PictureRequest, { settings }: Preparing): PreparedJob {
  const price = { input: 0, output: 0, picture: settings.imagePrice };
  const contacts = new HiddenContacts();
  const call = pictureCall({ ...request, brief: contacts.hide(request.brief) });
  return {
    kind: 'draw',
    model: settings.imageModel,
    price,
    sent: call.prompt,
    estimate: generationCost({ inputTokens: 0, outputTokens: 0, pictures: request.count }, price),
    call,
    count: request.count,
  };
}
