import { legalGateTexts } from './legal-gate.de.ts';

/** Texts that a shop needs before it takes orders, each as a text or as the address of one (LEGAL-01). */
export const requiredLegalTexts = ['imprint', 'termsAndConditions', 'privacyPolicy'] as const;
export type RequiredLegalText = (typeof requiredLegalTexts)[number];

export type LegalConfig = {
  readonly [name in RequiredLegalText | `${RequiredLegalText}Text`]?: string | undefined;
} & {
  /** Set for businesses opened since the rule exists; absent and false: the shop was running before. */
  readonly needsLegalTexts?: boolean | undefined;
};

/** Which of them are missing, in the order in which they are named. */
export const missingLegalTexts = (config: LegalConfig): RequiredLegalText[] =>
  requiredLegalTexts.filter((name) => !config[name]?.trim() && !config[`${name}Text`]?.trim());

/** Whether a shop takes orders as far as its texts go. Running shops are not closed by an upgrade (ADR 0030). */
export const isLegallyOpen = (config: LegalConfig): boolean =>
  !config.needsLegalTexts || missingLegalTexts(config).length === 0;

/** "Impressum, AGB": the missing ones by name; empty if none is. */
export const missingLegalNames = (config: LegalConfig): string =>
  missingLegalTexts(config)
    .map((name) => legalGateTexts[name])
    .join(', ');
