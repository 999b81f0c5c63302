import { operationsMessages } from './operations-messages.de.ts';

/** Name of a service; an unknown service is shown by its own name. */
export const partOf = (name: string) =>
  operationsMessages.parts[name] ?? { label: name, ...operationsMessages.otherPart };
