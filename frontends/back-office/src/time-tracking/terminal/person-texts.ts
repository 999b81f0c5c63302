import type { TerminalPerson } from '@theke/contracts/time-tracking/terminal-calls';
import { timeOf } from '../shared/punching/clock-texts.ts';
import { terminalMessages } from './terminal-messages.de.ts';

/** "LM" */
export const initialsOf = ({ firstName, lastName }: TerminalPerson): string =>
  `${firstName[0] ?? ''}${lastName[0] ?? ''}`;

/** "Im Dienst seit 18:52" */
export const presenceText = ({ presence, since }: TerminalPerson, zone: string): string =>
  [terminalMessages.presence[presence], since && terminalMessages.since(timeOf(since, zone))].filter(Boolean).join(' ');
