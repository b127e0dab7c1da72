/**
 * What some work costs the thread in which everybody is answered, in milliseconds of its processor: as much on a laden
 * machine as on one at rest.
 */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
