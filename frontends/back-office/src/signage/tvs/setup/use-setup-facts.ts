import { scenes } from '@theke/contracts/signage/scene';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { useEveryEntry } from '../../shared/use-every-entry.ts';
import { useTvs } from '../../shared/use-tvs.ts';
import { doneSteps, type SetupStep } from './setup-progress.ts';

/** Done steps of the first set-up; undefined while they are unknown. */
export function useSetupFacts(): ReadonlySet<SetupStep> | undefined {
  const { data: allScenes } = useEveryEntry(scenes);
  const { data: segments } = useEveryEntry(digitalSignageSegments);
  const { data: streams } = useEveryEntry(digitalSignageStreams);
  const { data: tvs } = useTvs();
  if (!allScenes || !segments || !streams || !tvs) return undefined;
  return doneSteps({ scenes: allScenes, segments, streams, tvs });
}
