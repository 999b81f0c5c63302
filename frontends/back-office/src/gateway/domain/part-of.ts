import { operationsMessages } from './operations-messages.de.ts';

/** What a service is called here; one that this page does not know yet goes by its own name. */
export const partOf = (name: string) =>
  operationsMessages.parts[name] ?? { label: name, ...operationsMessages.otherPart };
