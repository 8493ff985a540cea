/** A number with its thing: `counted(1, 'ten')` is "1 ten", `counted(3, 'ten')` is "3 tens". */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
