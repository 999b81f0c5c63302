import type { Endpoint } from '@theke/contracts/endpoint';
import { outerEndpoints } from '../attacked-endpoints.ts';
import type { Stage } from '../stage.ts';
import { type Findings, fuzzOperation } from './fuzz-operation.ts';
import { groundworkOf } from './operation-preparations.ts';

/** Inputs per operation, shared by guest and staff if both may call it. */
const runs = 200;
/** For callers without a session the response does not depend on the input. */
const runsAtTheDoor = 20;

export type Report = {
  faults: string[];
  requests: number;
  accepted: number;
  neverAccepted: string[];
  /** Operations among them that had prepared data. */
  inVain: string[];
};

/** Operations that refer to data run before those that delete it. */
const inOrder = [
  ...outerEndpoints.filter((at) => at.method !== 'DELETE'),
  ...outerEndpoints.filter((at) => at.method === 'DELETE'),
];

/** Fuzzes every public operation, as an administrator and as a guest. */
export async function fuzzPlatform(stage: Stage, seed: number): Promise<Report> {
  const { platform, victim } = stage;
  const report: Report = { faults: [], requests: 0, accepted: 0, neverAccepted: [], inVain: [] };
  const host: [string, string] = ['host', victim.host];
  const groundwork = await groundworkOf(stage);
  let admin = await hireAdmin(stage, 0);
  for (const [index, at] of inOrder.entries()) {
    const common = { port: platform.port, at, ids: new Map([...victim.ids, ...victim.keys]), seed };
    const isPublic = at.needs === 'public' || at.needs === 'device';
    const layGround = groundwork[at.name];
    const guest = await fuzzOperation({
      ...common,
      headers: [host],
      runs: isPublic ? runs / 2 : runsAtTheDoor,
      layGround: isPublic ? layGround : undefined,
    });
    // Some operations end the session or change its password: the next one needs a valid session.
    if (!(await isIn(stage, admin))) admin = await hireAdmin(stage, index);
    const staff = await fuzzOperation({
      ...common,
      headers: [host, ['cookie', admin]],
      runs: isPublic ? runs / 2 : runs,
      // Not the guest's requests again.
      seed: seed + 1,
      layGround,
    });
    add(report, at, [guest, staff]);
  }
  report.inVain = report.neverAccepted.filter((name) => name in groundwork);
  return report;
}

function add(report: Report, at: Endpoint, findings: Findings[]): void {
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

const isIn = async ({ platform }: Stage, cookie: string): Promise<boolean> =>
  (await platform.call('GET', '/api/users/me', { cookie })).status === 200;

async function hireAdmin({ platform, victim }: Stage, number: number): Promise<string> {
  const email = `fuzz.${number}@demo.example`;
  const body = { firstName: 'Franz', lastName: 'Fuzz', email, roles: ['ROLE_ADMIN'], password: 'theke-demo' };
  const hired = await platform.call('POST', '/api/users', { cookie: victim.admin, body });
  if (hired.status !== 201) throw new Error(`nobody could be hired: ${hired.text}`);
  return platform.login(email);
}
