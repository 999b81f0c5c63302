import { aiSettingsDraft } from '@theke/contracts/ai/ai-settings';
import { metaOf } from '@theke/contracts/field';
import { z } from 'zod';
import { aiSettingsMessages } from './ai-settings-messages.de.ts';

const { sections } = aiSettingsMessages;
const { shape } = aiSettingsDraft;

/** Assigns a field to a section of the form. */
const inSection = <S extends z.ZodType>(section: string, schema: S): S => schema.meta({ ...metaOf(schema), section });

/** The draft without its version, in the order and the sections of the form. */
export const aiSettingsForm = z.strictObject({
  isEnabled: inSection(sections.provider, shape.isEnabled),
  address: inSection(sections.provider, shape.address),
  key: inSection(sections.provider, shape.key),
  textModel: inSection(sections.models, shape.textModel),
  textInputPrice: inSection(sections.models, shape.textInputPrice),
  textOutputPrice: inSection(sections.models, shape.textOutputPrice),
  seesPictures: inSection(sections.models, shape.seesPictures),
  imageModel: inSection(sections.models, shape.imageModel),
  imagePrice: inSection(sections.models, shape.imagePrice),
  monthlyBudget: inSection(sections.limits, shape.monthlyBudget),
  dailyJobs: inSection(sections.limits, shape.dailyJobs),
  tone: inSection(sections.style, shape.tone),
  marksForVisitors: inSection(sections.style, shape.marksForVisitors),
});
export type AiSettingsForm = z.output<typeof aiSettingsForm>;
