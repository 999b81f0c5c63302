import { exampleCall } from '../../journeys/example-call.ts';
import { endpointNamed, everyOuterEndpoint, staffEndpoints } from '../attacked-endpoints.ts';
import { faults, faultsAndChanges, said, send, tellsThatItExists } from '../collect-faults.ts';
import { telling } from '../compare-responses.ts';
import type { Stage } from '../stage.ts';

/** An anonymous caller gets 401 before anything is looked up. */
export const asksForWhatIsStaffs = (stage: Stage): Promise<string[]> => {
  const nobody = { host: stage.victim.host };
  return faultsAndChanges(stage, () =>
    faults(staffEndpoints, async (at) => {
      const answer = await send(stage, nobody, at, stage.victim.ids);
      return answer.status === 401 ? tellsThatItExists(stage, nobody, at) : said(at, answer);
    }),
  );
};

/** An order's short name is called out at the counter: without the right hash it reveals nothing. */
export const guessesLinks = (stage: Stage): Promise<string[]> => {
  const byLink = everyOuterEndpoint.filter((at) => at.example.params?.hash);
  return faults(byLink, async (at) => {
    const { victim, nowhere } = stage;
    const hash = String(at.example.params?.hash);
    const withoutHash = new Map([...victim.ids, [hash, String(nowhere.get(hash))]]);
    const guess = await send(stage, { host: victim.host }, at, withoutHash);
    if (guess.status !== 404) return said(at, guess);
    const none = await send(stage, { host: victim.host }, at, nowhere);
    return telling(guess, withoutHash) !== telling(none, nowhere) && `${at.name} tells that the order exists`;
  });
};

/** A wrong password and an unknown account get the same response. */
export async function guessesAccounts(stage: Stage): Promise<string[]> {
  const login = [endpointNamed('login')];
  return faults(login, async (at) => {
    const attempt = (email: string) =>
      stage.ask(
        { host: stage.victim.host },
        { ...exampleCall(at, new Map()), body: JSON.stringify({ email, password: 'not the password' }) },
      );
    const [known, unknown] = [await attempt('manager@demo.example'), await attempt('gibt-es-nicht@demo.example')];
    const none: ReadonlyMap<string, string> = new Map();
    return telling(known, none) !== telling(unknown, none) && `login tells that the account exists: ${known.text}`;
  });
}
