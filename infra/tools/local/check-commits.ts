// Checks the subjects of commits: `scope: imperative sentence`, at most 72 characters (CONTRIBUTING.md).
import { spawnSync } from 'node:child_process';
import { root } from './checkout.ts';
import { subjectFault } from './commit-subject.ts';

/** Earlier commits were written before the rule. */
const lastUnchecked = '83590391';

const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${lastUnchecked}..HEAD`], {
  cwd: root,
  encoding: 'utf8',
});
if (status !== 0) {
  console.log('Commit subjects were not checked: the history is missing in this checkout.');
  process.exit(0);
}
const faults = stdout.split('\n').flatMap((line) => {
  const [, hash, subject] = /^(\w+) (.*)$/.exec(line) ?? [];
  const fault = subject && subjectFault(subject);
  return fault ? [`${hash} ${subject}: ${fault}`] : [];
});
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
