import type { DeviceContact, DeviceNeed } from '@theke/contracts/notifications/device';
import type { Tv } from '@theke/contracts/signage/device';
import type { TerminalContact } from '@theke/contracts/time-tracking/terminal';
import { isAlive } from '@theke/rules/devices/is-alive';
import { needText } from '../../notifications/shared/need-text.ts';
import { tvLooks, tvStateText } from '../../signage/shared/tv-state-look.ts';
import { deviceOverviewMessages as messages } from './device-overview-messages.de.ts';

export const deviceKinds = ['printer', 'tablet', 'terminal', 'tv'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** `late`: needs help now. `soon`: is not set up, or does less than it should. */
type Look = 'ok' | 'soon' | 'late' | 'plain';

/** A device of any kind, as the overview shows it. */
export type DeviceRow = {
  readonly id: string;
  readonly kind: DeviceKind;
  readonly name: string;
  readonly branch: string;
  /** Page of the device. */
  readonly to: string;
  readonly seenAt: string | null;
  readonly look: Look;
  readonly text: string;
};

type State = Pick<DeviceRow, 'look' | 'text'>;

function seenState(seenAt: string | null, now: Date): State {
  if (seenAt === null) return { look: 'soon', text: messages.never };
  return isAlive(seenAt, now) ? { look: 'ok', text: messages.alive } : { look: 'plain', text: messages.quiet };
}

function deviceState({ type, isEnabled, seenAt }: DeviceContact, now: Date): State {
  if (!isEnabled) return { look: 'plain', text: messages.disabled };
  // The server connects to a network printer only to print.
  return type === 'escpos' ? { look: 'plain', text: messages.connects } : seenState(seenAt, now);
}

function terminalState({ keyMadeAt, revokedAt, seenAt }: TerminalContact, now: Date): State {
  if (keyMadeAt !== null) return seenState(seenAt, now);
  return revokedAt ? { look: 'plain', text: messages.revoked } : { look: 'soon', text: messages.noAccess };
}

/** @param needs why devices need attention: a silent one only while its branch is open */
export const rowsOfDevices = (
  devices: readonly DeviceContact[],
  needs: readonly DeviceNeed[],
  now: Date,
): DeviceRow[] => {
  const needById = new Map(needs.map((need) => [need.device.id, need]));
  return devices.map((contact): DeviceRow => {
    const { device, name, branch, type, seenAt } = contact;
    const need = needById.get(device.id);
    return {
      ...{ id: device.id, name, branch: branch.id, seenAt, to: `/devices/${device.id}` },
      kind: type === 'frontdesk' ? 'tablet' : 'printer',
      ...(need ? { look: 'late', text: needText(need, now.getTime()) } : deviceState(contact, now)),
    };
  });
};

export const rowsOfTerminals = (terminals: readonly TerminalContact[], now: Date): DeviceRow[] =>
  terminals.map((contact) => ({
    ...{ id: contact.terminal.id, kind: 'terminal', name: contact.name, branch: contact.branch.id },
    ...{ seenAt: contact.seenAt, to: `/terminals/${contact.terminal.id}` },
    ...terminalState(contact, now),
  }));

export const rowsOfTvs = (tvs: readonly Tv[], now: Date, zoneOf: (branch: string) => string): DeviceRow[] =>
  tvs.map(({ id, name, branch, status }) => ({
    ...{ id, kind: 'tv', name, branch: branch.id, seenAt: status.seenAt, to: `/digital-signage-devices/${id}` },
    ...{ look: tvLooks[status.state].kind, text: tvStateText(status, now, zoneOf(branch.id)) },
  }));

const order: Readonly<Record<Look, number>> = { late: 0, soon: 1, ok: 2, plain: 2 };

/** Devices that need help first, then by name. */
export const sortRows = (rows: readonly DeviceRow[]): DeviceRow[] =>
  rows.toSorted((one, other) => order[one.look] - order[other.look] || one.name.localeCompare(other.name, 'de'));

/** Whether a person has to look after it. */
export const needsHelp = ({ look }: DeviceRow): boolean => look === 'late' || look === 'soon';
