/**
 * What a table says of a key that somebody typed. A plain look would also find what every object has, e.g. for
 * "constructor".
 */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
