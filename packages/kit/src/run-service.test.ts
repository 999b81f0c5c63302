import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import { until } from '../testing/until.ts';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('stops when its supervisor is killed', async () => {
  const service = `import { stopOnSignal } from '${import.meta.resolve('./run-service.ts')}';
    stopOnSignal(async () => undefined);
    setInterval(() => undefined, 1_000);
    process.send(process.pid);`;
  const supervisor = `import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', ${JSON.stringify(service)}], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (pid) => console.log(pid));`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', supervisor], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(parent.stdout), 'line');
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await until('the service ends', async () => !isAlive(pid));
  // Two processes start and load the kit, which takes seconds on a busy machine.
}, 30_000);
