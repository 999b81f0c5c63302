import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { scenes } from '@theke/contracts/signage/scene';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { useState } from 'react';
import { makeMenuBoard, type TemplateStep } from './make-menu-board.ts';

export const templateKeys = [[scenes.name], [digitalSignageSegments.name], [digitalSignageStreams.name]];

/** Creates the first menu board; `step` is what is being created. */
export function useMenuBoard(onDone: (stream: string) => void) {
  const api = useApi();
  const [step, setStep] = useState<TemplateStep>('scene');
  const { run, isBusy, problem } = useAction(() => makeMenuBoard(api, setStep), { invalidates: templateKeys, onDone });
  return { run, isBusy, problem, step };
}
