import { branches } from '../catalog/branch.ts';
import { products } from '../catalog/product.ts';
import { sites } from '../content/site.ts';
import { configChanged } from '../identity/config.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import {
  aiSettingsChanged,
  checkAiProvider,
  readAiAvailability,
  readAiSettings,
  saveAiSettings,
} from './ai-settings.ts';
import {
  cancelGeneration,
  decideGeneration,
  generateImage,
  generateSite,
  generateText,
  generationDecided,
  generationProgressed,
  listGenerations,
  readGeneratedPicture,
  readGeneration,
  retryGeneration,
  streamGenerations,
} from './generation.ts';

export const aiContract = defineContract({
  service: 'ai',
  endpoints: [
    readAiSettings,
    saveAiSettings,
    checkAiProvider,
    readAiAvailability,
    generateSite,
    generateImage,
    generateText,
    streamGenerations,
    listGenerations,
    readGeneration,
    cancelGeneration,
    retryGeneration,
    decideGeneration,
    readGeneratedPicture,
  ],
  events: [aiSettingsChanged, generationProgressed, generationDecided],
  snapshots: [aiSettingsChanged],
  subscribes: {
    // Facts for texts, the name and the zone of the business, and the pages that proposals are for.
    copies: [...[branches, products, sites].flatMap(changesOf), configChanged, tenantChanged],
    broadcasts: [generationProgressed],
  },
});
