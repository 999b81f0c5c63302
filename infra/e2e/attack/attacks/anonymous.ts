import { exampleCall } from '../../journeys/example-call.ts';
import { allPublicEndpoints, findEndpoint, staffEndpoints } from '../attacked-endpoints.ts';
import { collectFaults, collectFaultsAndChanges, describeAnswer, findExistenceLeak, send } from '../collect-faults.ts';
import { toComparableText } from '../compare-responses.ts';
import type { Stage } from '../stage.ts';

/** An anonymous caller gets 401 before anything is looked up. */
export const callStaffEndpoints = (stage: Stage): Promise<string[]> => {
  const anonymous = { host: stage.victim.host };
  return collectFaultsAndChanges(stage, () =>
    collectFaults(staffEndpoints, async (at) => {
      const answer = await send(stage, anonymous, at, stage.victim.ids);
      return answer.status === 401 ? findExistenceLeak(stage, anonymous, at) : describeAnswer(at, answer);
    }),
  );
};

/** An order's short name is called out at the counter: without the right hash it reveals nothing. */
export const guessOrderLinks = (stage: Stage): Promise<string[]> => {
  const endpointsWithHash = allPublicEndpoints.filter((at) => at.example.params?.hash);
  return collectFaults(endpointsWithHash, async (at) => {
    const { victim, unusedIds } = stage;
    const hash = String(at.example.params?.hash);
    const withoutHash = new Map([...victim.ids, [hash, String(unusedIds.get(hash))]]);
    const guess = await send(stage, { host: victim.host }, at, withoutHash);
    if (guess.status !== 404) return describeAnswer(at, guess);
    const missing = await send(stage, { host: victim.host }, at, unusedIds);
    return (
      toComparableText(guess, withoutHash) !== toComparableText(missing, unusedIds) &&
      `${at.name} reveals that the order exists`
    );
  });
};

/** A wrong password and an unknown account get the same response. */
export async function guessAccounts(stage: Stage): Promise<string[]> {
  const login = [findEndpoint('login')];
  return collectFaults(login, async (at) => {
    const attempt = (email: string) =>
      stage.ask(
        { host: stage.victim.host },
        { ...exampleCall(at, new Map()), body: JSON.stringify({ email, password: 'not the password' }) },
      );
    const [known, unknown] = [await attempt('manager@demo.example'), await attempt('gibt-es-nicht@demo.example')];
    const noIds: ReadonlyMap<string, string> = new Map();
    return (
      toComparableText(known, noIds) !== toComparableText(unknown, noIds) &&
      `login reveals that the account exists: ${known.text}`
    );
  });
}
