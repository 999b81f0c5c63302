import type { Endpoint } from '@theke/contracts/endpoint';
import { attackedEndpoints, isOfGuestAccount } from '../attacked-endpoints.ts';
import type { Stage } from '../stage.ts';
import { type Findings, fuzzOperation } from './fuzz-operation.ts';
import { operationPreparations } from './operation-preparations.ts';

/** Inputs per operation, shared by guest and staff if both may call it. */
const runs = 200;
/** For callers without a session the response does not depend on the input. */
const runsWithoutSession = 20;

export type Report = {
  faults: string[];
  requests: number;
  accepted: number;
  neverAccepted: string[];
  /** Operations among them that had prepared data. */
  preparedButNeverAccepted: string[];
};

/** Operations that refer to data run before those that delete it. */
const orderedEndpoints = [
  ...attackedEndpoints.filter((at) => at.method !== 'DELETE'),
  ...attackedEndpoints.filter((at) => at.method === 'DELETE'),
];

/** Fuzzes every public operation, as an administrator and as a guest. */
export async function fuzzPlatform(stage: Stage, seed: number): Promise<Report> {
  const { platform, victim } = stage;
  const report: Report = { faults: [], requests: 0, accepted: 0, neverAccepted: [], preparedButNeverAccepted: [] };
  const host: [string, string] = ['host', victim.host];
  const preparations = await operationPreparations(stage);
  // One session for each operation: some end it.
  const guests = [...stage.guests.slice(3)];
  let admin = await createAdmin(stage, 0);
  for (const [index, at] of orderedEndpoints.entries()) {
    const common = { port: platform.port, at, ids: new Map([...victim.ids, ...victim.keys]), seed };
    const isPublic = at.needs === 'public' || at.needs === 'device';
    const prepare = preparations[at.name];
    const guest = await fuzzOperation({
      ...common,
      headers: isOfGuestAccount(at) ? [host, ['cookie', guests.pop() ?? '']] : [host],
      runs: isPublic ? runs / 2 : runsWithoutSession,
      prepare: isPublic ? prepare : undefined,
    });
    // Some operations end the session or change its password: the next one needs a valid session.
    if (!(await isLoggedIn(stage, admin))) admin = await createAdmin(stage, index);
    const staff = await fuzzOperation({
      ...common,
      headers: [host, ['cookie', admin]],
      runs: isPublic ? runs / 2 : runs,
      // Not the guest's requests again.
      seed: seed + 1,
      prepare,
    });
    addFindings(report, at, [guest, staff]);
  }
  report.preparedButNeverAccepted = report.neverAccepted.filter((name) => name in preparations);
  return report;
}

function addFindings(report: Report, at: Endpoint, findings: Findings[]): void {
  let accepted = 0;
  for (const { faults, statuses } of findings) {
    report.faults.push(...faults);
    for (const [status, count] of statuses) {
      report.requests += count;
      if (status < 300) accepted += count;
    }
  }
  report.accepted += accepted;
  if (accepted === 0) report.neverAccepted.push(at.name);
}

const isLoggedIn = async ({ platform }: Stage, cookie: string): Promise<boolean> =>
  (await platform.call('GET', '/api/users/me', { cookie })).status === 200;

async function createAdmin({ platform, victim }: Stage, number: number): Promise<string> {
  const email = `fuzz.${number}@demo.example`;
  const body = { firstName: 'Franz', lastName: 'Fuzz', email, roles: ['ROLE_ADMIN'], password: 'theke-demo' };
  const created = await platform.call('POST', '/api/users', { cookie: victim.admin, body });
  if (created.status !== 201) throw new Error(`the user was not created: ${created.text}`);
  return platform.login(email);
}
