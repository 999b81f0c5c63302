import { legalGateTexts } from './legal-gate.de.ts';

/** Texts that a shop needs before it takes orders, each as a text or an address (LEGAL-01). */
export const requiredLegalTexts = ['imprint', 'termsAndConditions', 'privacyPolicy'] as const;
export type RequiredLegalText = (typeof requiredLegalTexts)[number];

export type LegalConfig = {
  readonly [name in RequiredLegalText | `${RequiredLegalText}Text`]?: string | undefined;
} & {
  /** Set for tenants created since this rule exists; undefined and false: the shop existed before. */
  readonly needsLegalTexts?: boolean | undefined;
};

/** The missing texts, in display order. */
export const missingLegalTexts = (config: LegalConfig): RequiredLegalText[] =>
  requiredLegalTexts.filter((name) => !config[name]?.trim() && !config[`${name}Text`]?.trim());

/** Whether a shop has the texts it needs to take orders. Existing shops are not closed by an upgrade (ADR 0030). */
export const isLegallyOpen = (config: LegalConfig): boolean =>
  !config.needsLegalTexts || missingLegalTexts(config).length === 0;

/** "Impressum, AGB": names of the missing texts; empty if none. */
export const missingLegalNames = (config: LegalConfig): string =>
  missingLegalTexts(config)
    .map((name) => legalGateTexts[name])
    .join(', ');
