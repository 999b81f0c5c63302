export function findObstacle(start: {
  dataDir: string;
  port: number;
  host: string;
  needed?: number;
}): Promise<string | undefined>;
export function runningOn(dataDir: string): number | undefined;
export function isAlive(pid: number): boolean;
