import { readdirSync, readFileSync } from 'node:fs';

/** One line of the process table, from /proc. */
export type Process = { pid: number; parent: number; name: string; cpuMs: number };

/** The kernel counts in hundredths of a second on every platform that Node runs on (USER_HZ). */
const msPerTick = 10;

/** Every process of this machine. */
export const listProcesses = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch {
        return []; // it ended between listing and reading
      }
    });

/** proc_pid_stat(5). The name is in brackets and may itself contain brackets. */
function parseStat(stat: string): Process {
  const [, pid, name, rest] = /^(\d+) \((.*)\) (.*)$/s.exec(stat) ?? [];
  const fields = (rest ?? '').split(' ');
  return {
    pid: Number(pid),
    name: name ?? '',
    parent: Number(fields[1]),
    // Own CPU time plus that of ended children, because connections come and go.
    cpuMs: [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) * msPerTick,
  };
}

/** A process and its descendants. */
export function findDescendants(root: number, all: readonly Process[] = listProcesses()): Process[] {
  const members = new Set([root]);
  for (let grown = true; grown; ) {
    const before = members.size;
    for (const { pid, parent } of all) if (members.has(parent)) members.add(pid);
    grown = members.size > before;
  }
  return all.filter(({ pid }) => members.has(pid));
}
